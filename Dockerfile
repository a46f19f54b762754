# The server in a container: `docker build -t witchtable .`; docs/hosting.md says how to run it.
FROM python:3.13-slim AS build
WORKDIR /source
# The compiled engine: --build-arg COMPILED=true (bots think about twice as fast; ten minutes to build).
ARG COMPILED=false
# hadolint ignore=DL3008  # the compiler is left behind with this stage
RUN if [ "$COMPILED" = true ]; then \
      apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev \
      && rm -rf /var/lib/apt/lists/*; \
    fi
COPY pyproject.toml README.md LICENSE ./
COPY scripts/compile.py scripts/
COPY docs/rules docs/rules
COPY src src
# Of the words for dates and numbers in all languages, ours are kept: the rest is 30 MB.
# hadolint ignore=DL3013  # what is installed are these sources
RUN HATCH_BUILD_HOOK_ENABLE_CUSTOM="$COMPILED" pip install --no-cache-dir --prefix=/installed ".[postgresql]" \
    && find /installed -path '*/babel/locale-data/*.dat' \
       ! -name 'root.dat' ! -name 'en*' ! -name 'de*' ! -name 'fr*' ! -name 'hu*' -delete

FROM python:3.13-slim
RUN useradd --system --uid 8377 --home-dir /data --shell /usr/sbin/nologin witchtable \
    && install -d -o witchtable -g witchtable -m 0700 /data
COPY --from=build /installed /usr/local
ENV WITCHTABLE_HOST=0.0.0.0 WITCHTABLE_PORT=8377 WITCHTABLE_DATA=/data WITCHTABLE_NO_BROWSER=1 \
    PYTHONUNBUFFERED=1
USER 8377
VOLUME /data
EXPOSE 8377
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", \
  "from urllib.request import urlopen; urlopen('http://127.0.0.1:8377/health', timeout=4)"]
ENTRYPOINT ["witchtable"]
CMD ["serve"]

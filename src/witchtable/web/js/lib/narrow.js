// Whether this is a phone's screen, where panes are shown one at a time (css/table.css).
import { signal } from '../html.js';

const query = matchMedia('(max-width: 699px)');
export const narrow = signal(query.matches);
query.addEventListener('change', () => { narrow.value = query.matches; });

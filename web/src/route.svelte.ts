import { openShared } from './shell';

/** Client-side routes: the server answers every one of them with index.html. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; secret: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'onepage'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles'; puzzle: string }
  | { page: 'notices' }
  | { page: 'about' }
  | { page: 'quick' }
  | { page: 'watch' }
  | { page: 'imprint' }
  | { page: 'privacy' }
  | { page: 'keeper' }
  | { page: 'welcome' }
  | { page: 'lobby' }
  | { page: 'archive' }
  | { page: 'account' }
  | { page: 'workshop'; game: string; shared: string }
  | { page: 'analysis'; game: string }
  | { page: 'tournaments'; tournament: string }
  | { page: 'groups'; group: string }
  | { page: 'player'; name: string }
  | { page: 'lost' };

/** The secret of a seat's link is behind the #, which never leaves this machine; older links have it in the path. */
export function parse(path: string, hash = ''): Route {
  const [page = '', a = '', b = '', c = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === '') return { page: 'home' };
  if (page === 'new' && a) return { page: 'new', game: a };
  if (page === 't' && a) return { page: 'table', table: a };
  if (page === 'join' && a && (b || hash)) return { page: 'join', table: a, secret: b || hash.slice(1) };
  if (page === 'replay' && a) return { page: 'replay', table: a };
  if (page === 'rules' && a) return { page: b === 'page' ? 'onepage' : 'rules', game: a };
  if (page === 'learn' && a) return { page: 'learn', game: a, lesson: b };
  if (page === 'puzzles' && (a !== 'own' || (b && c))) return { page: 'puzzles', puzzle: a === 'own' ? `own/${b}/${c}` : a };
  if (page === 'quick' || page === 'watch' || page === 'imprint' || page === 'privacy' || page === 'keeper') return { page };
  if (page === 'welcome' || page === 'about' || page === 'notices' || page === 'lobby' || page === 'archive' || page === 'account')
    return { page };
  if (page === 'analysis' && a) return { page, game: a };
  if (page === 'workshop' && a) return { page, game: a, shared: b };
  if (page === 'tournaments') return { page, tournament: a };
  if (page === 'groups') return { page, group: a };
  if (page === 'players' && a) return { page: 'player', name: a };
  return { page: 'lost' };
}

openShared(); // before anything reads the address
export const where = $state<{ route: Route; hash: string }>({ route: parse(location.pathname, location.hash), hash: location.hash });

function read() {
  where.route = parse(location.pathname, location.hash);
  where.hash = location.hash;
}

export function go(path: string) {
  history.pushState(null, '', path);
  read();
  scrollTo(0, 0);
}

/** The same without a way back: a secret that was used leaves the address and the history. */
export function goInstead(path: string) {
  history.replaceState(null, '', path);
  read();
  scrollTo(0, 0);
}

addEventListener('popstate', read);

/** Links inside the app change the page without loading it again; links with a target or a modifier key are the browser's. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A store of this device with things of one kind in it. Where none is allowed they live as long as the page. */
export interface DeviceStore<T> {
  all(): Promise<T[]>;
  get(key: string): Promise<T | undefined>;
  put(thing: T): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * @param name of the database, which holds this store alone
 * @param key which field of a thing names it
 * @param sorry the sentence for whoever cannot keep something
 */
export function deviceStore<T extends { [each in K]: string }, K extends string>(
  name: string,
  store: string,
  key: K,
  sorry: string,
): DeviceStore<T> {
  const memory = new Map<string, T>();
  let opened: Promise<IDBDatabase | null> | null = null;

  const database = () =>
    (opened ??= new Promise((done) => {
      try {
        const asked = indexedDB.open(name, 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: key });
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => done(null);
      } catch {
        done(null); // private windows may refuse
      }
    }));

  async function within<R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>, else_: () => R): Promise<R> {
    const base = await database();
    if (!base) return else_();
    return new Promise((done, failed) => {
      const turn = base.transaction(store, mode),
        asked = act(turn.objectStore(store));
      turn.oncomplete = () => done(asked.result);
      turn.onabort = turn.onerror = () => failed(turn.error ?? new Error(sorry));
    });
  }

  return {
    all: () =>
      within<T[]>(
        'readonly',
        (at) => at.getAll() as IDBRequest<T[]>,
        () => [...memory.values()],
      ),
    get: (wanted) =>
      within<T | undefined>(
        'readonly',
        (at) => at.get(wanted) as IDBRequest<T | undefined>,
        () => memory.get(wanted),
      ),
    put: async (thing) => {
      await within<IDBValidKey>(
        'readwrite',
        (at) => at.put(thing),
        () => {
          memory.set(thing[key], thing);
          return thing[key];
        },
      );
    },
    remove: async (unwanted) => {
      await within<undefined>(
        'readwrite',
        (at) => at.delete(unwanted),
        () => void memory.delete(unwanted),
      );
    },
  };
}

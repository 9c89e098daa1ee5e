/** A store of this device with things of one kind. What it will not keep (a private window, a full disk) lives as long as the page. */
export interface DeviceStore<T> {
  all(): Promise<T[]>;
  get(key: string): Promise<T | undefined>;
  put(thing: T): Promise<void>;
  /** Puts what follows from what lies there, in one go: no other page comes in between. What lay there, and whether it will last. */
  change(key: string, act: (there: T | undefined) => T | null): Promise<{ there: T | undefined; lasts: boolean }>;
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
        asked.onsuccess = () => done(watched(asked.result));
        asked.onerror = () => done(null);
      } catch {
        done(null); // private windows may refuse
      }
    }));

  /** A browser may take its store away while the page is open; then it is opened once more. Another's may be of no use. */
  function watched(base: IDBDatabase): IDBDatabase | null {
    base.onclose = () => (opened = null);
    base.onversionchange = () => {
      base.close();
      opened = null;
    };
    return base.objectStoreNames.contains(store) ? base : null;
  }

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

  const there = (wanted: string) =>
    within<T | undefined>(
      'readonly',
      (at) => at.get(wanted) as IDBRequest<T | undefined>,
      () => undefined,
    );

  return {
    all: async () => {
      const found = await within<T[]>(
        'readonly',
        (at) => at.getAll() as IDBRequest<T[]>,
        () => [],
      );
      return [...found.filter((each) => !memory.has(each[key])), ...memory.values()];
    },
    get: async (wanted) => memory.get(wanted) ?? there(wanted),
    change: async (wanted, act) => {
      let found: T | undefined,
        next: T | null = null;
      const decide = (lies: T | undefined) => (next = act((found = memory.get(wanted) ?? lies)));
      const write = async () => {
        if (!(await database())) return false;
        await within<T | undefined>(
          'readwrite',
          (at) => {
            const asked = at.get(wanted) as IDBRequest<T | undefined>;
            asked.onsuccess = () => {
              try {
                if (decide(asked.result)) at.put(next);
              } catch {
                at.transaction.abort(); // as the browser would, which would also call it a fault of the page
              }
            };
            return asked;
          },
          () => undefined,
        );
        return true;
      };
      const lasts = await write().catch(() => false);
      if (!lasts && decide(await there(wanted).catch(() => undefined))) memory.set(wanted, next!);
      if (lasts && next) memory.delete(wanted);
      return { there: found, lasts };
    },
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
      memory.delete(unwanted);
      await within<undefined>(
        'readwrite',
        (at) => at.delete(unwanted),
        () => undefined,
      );
    },
  };
}

/** A PostgreSQL server of our own on a free port, thrown away by `stop`. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }>

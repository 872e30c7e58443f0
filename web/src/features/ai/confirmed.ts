/** Makes a change that the server may want confirmed by a fresh code. Given by the screen, because the session is another feature. */
export type Confirmed = <Answer>(change: () => Promise<Answer>) => Promise<Answer>

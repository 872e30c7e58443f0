const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether an address holds an id at all: what is none is not there, and nobody is asked for it. */
export const isId = (text: string): boolean => ID.test(text)

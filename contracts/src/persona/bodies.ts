import { personaBody } from './persona.ts'

/** The body schema of each tool of the Persona agent. */
export const personaBodies = { persona: personaBody } as const

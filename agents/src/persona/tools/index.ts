import { persona } from './persona/tool.ts'

/** The tools of the Persona agent. */
export const personaTools = { persona }

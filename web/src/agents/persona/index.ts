import { lazy } from 'react'

/** The views of the Persona agent's tools. */
export const personaViews = { persona: lazy(() => import('./persona-page.tsx')) }

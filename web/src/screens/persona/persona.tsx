import { PersonaScreen } from './persona-screen.tsx'

/** A persona as one pins it to a wall. */
export default function Persona() {
  return <PersonaScreen isEdited={false} />
}

import { PersonaScreen } from './persona-screen.tsx'

/** The same page with its lines to change in place, and the statements behind them. */
export default function EditPersona() {
  return <PersonaScreen isEdited />
}

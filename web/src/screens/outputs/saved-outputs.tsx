import { Navigate } from 'react-router'
import { usePlace } from '@/shell/place.ts'

/** The list of outputs, narrowed down to the saved ones. */
export default function SavedOutputs() {
  return <Navigate to={usePlace().page('/outputs?kept=saved')} replace />
}

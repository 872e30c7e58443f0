import Outputs from './outputs.tsx'

/** The outputs that somebody saved. */
export default function SavedOutputs() {
  return <Outputs saved />
}

import type { NewMind } from '../../src/model/mind.ts'
import { hashOf, loadRecording, type What } from './recording.ts'
import { mindOfAnswers } from './run-case.ts'

/** A mind on the recording of a case: each call has the answer that was given to it then. A prompt that has changed since is told on standard error. */
export function replayed(name: string, what: What): NewMind {
  const { calls } = loadRecording(name, what)
  let at = 0
  return mindOfAnswers(async sent => {
    const call = calls[at]
    at += 1
    if (!call) throw new Error(`${name}/${what}: nothing was recorded for call ${at}`)
    if (call.sent !== hashOf(sent))
      console.error(`${name}/${what}, call ${at} (${call.job}): the prompt has changed since`)
    return call.answer
  })
}

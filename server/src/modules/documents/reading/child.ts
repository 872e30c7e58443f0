// Runs in a process of its own, which may read the product's files and nothing else: see read-apart.ts.
import { Socket } from 'node:net'
import { readFile } from './read-file.ts'
import { type ReadJob, Unreadable } from './read-text.ts'

// What is read may point elsewhere; nothing in here has a reason to go there.
Socket.prototype.connect = () => {
  throw new Error('A reader of documents has no network.')
}

process.once('message', (job: ReadJob) => {
  readFile(job).then(
    result => process.send!({ result }),
    (error: Error) => {
      const reason = error instanceof Unreadable ? error.message : null
      process.send!({ reason, message: String(error.message) })
    },
  )
})

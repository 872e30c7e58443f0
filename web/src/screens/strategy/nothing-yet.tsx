import { frameworkById, type FrameworkId } from '@sextant/contracts/catalogue'

/** Before the first draft: what will stand here. */
export function NothingYet({ tool, running }: { tool: FrameworkId | null; running: boolean }) {
  const framework = tool && frameworkById(tool)
  return (
    <div className="max-w-[38em]">
      <p className="cap">{framework ? framework.name : 'Your deliverable'}</p>
      <h2 className="book mt-1 text-title font-[480] tracking-[-0.006em]">
        {framework ? framework.answers : 'Tell the agent which decision you face.'}
      </h2>
      <p className="mt-2 text-ink-2">
        {framework
          ? `${framework.brings}.`
          : 'It picks the framework that answers it, asks what it needs to know, and writes here.'}
      </p>
      <p className="mt-4 text-ink-2">
        {running
          ? 'The agent is reading your answer.'
          : 'It grows here as soon as the agent knows enough: at most seven questions, or at once when you say “just draft it”. Every claim will carry its source, every number its formula.'}
      </p>
    </div>
  )
}

import { Button } from '@/ui/primitives/button.tsx'

type ProfileWordsProps = {
  words: string
  /** Nothing where the person may not add facts. */
  onRead?: (() => void) | undefined
}

/** What the business profile says already, and the way from there to facts. */
export const ProfileWords = ({ words, onRead }: ProfileWordsProps) => (
  <section aria-labelledby="profile-words" className="grid gap-2 border-l-2 border-act py-1 pl-4">
    <h2 id="profile-words" className="font-semibold">
      Your business profile says
    </h2>
    <p className="book text-read max-w-[38em] wrap-anywhere">{words}</p>
    <p className="cap max-w-[44em]">
      Every agent is told these words. As facts, they can compute with them.
    </p>
    {onRead && (
      <Button size="sm" className="justify-self-start" onClick={onRead}>
        Read facts from it
      </Button>
    )}
  </section>
)

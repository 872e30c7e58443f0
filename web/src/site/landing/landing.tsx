import { Audiences } from './audiences.tsx'
import { Closing } from './closing.tsx'
import { Comparison } from './comparison.tsx'
import { Crew } from './crew.tsx'
import { Demo } from './demo.tsx'
import { Frameworks } from './frameworks.tsx'
import { Hero } from './hero.tsx'
import { Learning } from './learning.tsx'
import { Questions } from './questions.tsx'

/** The front page, from promise to proof to the way in. */
export function Landing() {
  return (
    <>
      <Hero />
      <Demo />
      <Learning />
      <Frameworks />
      <Crew />
      <Audiences />
      <Comparison />
      <Questions />
      <Closing />
    </>
  )
}

import { anyOf } from './any-of.ts'

/** Words that hold a figure to a part of the year: so many a week then are not so many times fifty-two. */
export const OF_SEASON = anyOf(
  String.raw`(?:in|during|over|through|all) (?:the |this |each |every |late |early )?(?:spring|summer|autumn|fall|winter)`,
  String.raw`(?:in|during) (?:these|those|that|the peak|the high|the busy) (?:weeks|months|season|time)|in (?:the )?(?:high |peak )?season`,
  String.raw`(?:only|for|just|but) \d{1,2} (?:weeks|wks|months)`,
)

const TOPICS: Readonly<Record<string, RegExp>> = {
  price:
    /\b(pric|cost|cheap|expens|fee|rent|margin|discount|afford|budget|bill|invoice|pay\b|tuition)/i,
  access:
    /\b(hour|open|wait|slot|queue|sold[- ]out|stock|availab|late|evening|saturday|weekend|parking|call|booking|same[- ]day|capacity|urgent)/i,
  loyalty:
    /\b(regular|repeat|return|recall|retention|churn|renew|loyal|stay|come back|overdue|lapsed|member)/i,
  people:
    /\b(staff|team|baker|clinician|hygienist|hire|hiring|skill|owner|teacher|engineer|volunteer|wage|tenure)/i,
  place: /\b(location|lease|neighbo|street|corner|footfall|nearby|mall|town|local|radius|commute)/i,
  product:
    /\b(product|recipe|feature|range|quality|fresh|handmade|design|menu|course|curriculum|treatment|loaf|loaves)/i,
  trust:
    /\b(trust|review|reputation|proof|refer|guarantee|certif|word of mouth|name|brand|security)/i,
  digital:
    /\b(online|web|app\b|software|integrat|data|import|digital|email|search|ai\b|automation|e-?commerce)/i,
  partners:
    /\b(partner|supplier|wholesale|caf[eé]s|office|accountant|employer|school|referr|marketplace|platform|distributor)/i,
  rules: /\b(regulat|compliance|licens|tax|filing|insurer|insurance|audit|law|privacy|rule)/i,
  rivals: /\b(chain|rival|competitor|bundle|group|entrant|opens|supermarket|leader|bank)/i,
  season: /\b(season|holiday|winter|summer|december|january|deadline|enrol|year-end|quarter)/i,
}

/** Topics a sentence touches, from a fixed set of twelve; the affinity of SWOT factors is computed over them. */
export function topicsOf(text: string): string[] {
  const head = text.slice(0, 2000)
  return Object.keys(TOPICS).filter(topic => TOPICS[topic]?.test(head))
}

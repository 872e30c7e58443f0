/** What a statement is about. Order is priority: the first that matches leads. */
export const TOPICS = [
  'price',
  'cash',
  'supply',
  'people',
  'capacity',
  'speed',
  'hours',
  'rules',
  'technology',
  'loyalty',
  'trust',
  'service',
  'quality',
  'place',
  'delivery',
  'range',
  'demand',
] as const
export type Topic = (typeof TOPICS)[number]

const SIGNS: Readonly<Record<Topic, RegExp>> = {
  price:
    /\b(?:pric\w*|cheap\w*|expensive|discount\w*|undercut\w*|fees?|free|afford\w*|lower cost|costs? (?:less|more)|upsell\w*)\b|[$€£]\s?\d/i,
  cash: /\b(?:cash|loans?|runway|overdraft|margins?|profit\w*|break[- ]even|debts?|funding|investors?|budget|savings|money)\b/i,
  supply:
    /\b(?:flour|butter|eggs?|suppl\w+|ingredients?|wholesalers?|distributors?|vendors?|parts|lab fees?|materials?|insurers?|rent|landlord|interest|tariffs?|shortage)\b/i,
  people:
    /\b(?:staff\w*|hires?|hiring|hired|hands|employees|team|baker|bakers|mechanics?|hygienists?|assistants?|engineers?|dentists?|salespeople|quit|turnover|training|burn\w* out|founder|alone|myself|only \w+ (?:and \w+ )?(?:can|is)|receptionist|front desk)\b/i,
  capacity:
    /\b(?:capacity|oven|ovens|chairs?|rooms?|slots?|booked|waitlist|wait list|full|sold out|sells? out|selling out|bottleneck|space|backlog|overloaded|storage|time|bandwidth)\b/i,
  speed:
    /\b(?:fast\w*|quick\w*|slow\w*|wait\w*|same[- ]day|next[- ]day|overnight|turnaround|queues?|lines?|minutes?|delay\w*|late|\d+ (?:days|weeks)|eleven days|migrat\w*|onboard\w*|setup|set up)\b/i,
  hours:
    /\b(?:hours|open(?:s|ed)? (?:late|early|on|till|until)|saturdays?|sundays?|weekends?|evenings?|mornings?|nights?|after (?:school|work|hours)|closed)\b/i,
  rules:
    /\b(?:regulat\w*|laws?|complian\w*|licen[sc]\w*|filings?|irs|hmrc|hipaa|gdpr|permits?|inspect\w*|minimum wage|tax|taxes|penalt\w*|audits?|medicaid|ppo|insurance)\b/i,
  technology:
    /\b(?:apps?|software|website|online|integrat\w*|api|automat\w*|system|platform|booking|dashboards?|ai|spreadsheets?|import\w*|sync\w*)\b/i,
  loyalty:
    /\b(?:regulars?|loyal\w*|repeat|come back|comes back|churn\w*|renew\w*|retention|retain\w*|stay\w*|subscri\w*|member\w*|recall|standing order)\b/i,
  trust:
    /\b(?:trust\w*|reviews?|reputation|word of mouth|referr\w*|recommend\w*|known|brand|stars?|famous|recommended)\b/i,
  service:
    /\b(?:support|friendly|phone|calls?|answers?|explain\w*|help\w*|gentle|listen\w*|rude|personal\w*|human|service|kids?|anxious|nervous|scared)\b/i,
  quality:
    /\b(?:quality|fresh\w*|taste\w*|handmade|hand[- ]made|sourdough|scratch|craft\w*|accura\w*|errors?|mistakes?|right first|stale|dry|organic|bugs?|buggy|reliable)\b/i,
  place:
    /\b(?:location|parking|corner|street|mall|neighbou?rhood|near|across|accross|downtown|next door|station|foot traffic|school)\b/i,
  delivery:
    /\b(?:deliver\w*|shipping|ship|wholesale|pick ?up|preorders?|pre-orders?|catering|caf[eé]s?|restaurants?)\b/i,
  range:
    /\b(?:menu|choice|variety|range|selection|vegan|gluten|features?|add[- ]?ons?|options|whitening|implants?|bundle\w*)\b/i,
  demand:
    /\b(?:season\w*|winter|summer|january|december|quiet|empty|slow months|busy|demand|growing|moving in|new (?:homes|office|offices|apartments|development|residents)|traffic|leads?|pipeline|awareness|nobody knows)\b/i,
}

/** Topics of a statement, strongest first; empty when none is recognised. */
export const topicsOf = (text: string): Topic[] => TOPICS.filter(topic => SIGNS[topic].test(text))

const GOOD =
  /\b(?:open(?:s|ing)? (?:in|next|a)|new (?:homes|office|offices|apartments|development|residents|grant|employer|hospital|school|estate|building)|growing|grant|moving in|more (?:people|demand|companies|families|customers)|chance|want(?:s|ing)?|returns?|comes back|opened their|asking|asked|keep asking|interested|boom\w*|subsid\w*|mandate[sd]?|expand\w*)\b/i
const BAD =
  /\b(?:clos(?:es|ing|ed)|lease|rent|hike|rais(?:es|ing|ed)|going up|goes up|went up|is up|are up|costs?|law|rule|rules|tariff|shortage|undercut\w*|cheaper|copy\w*|bought|acquir\w*|chain|losing|lost|lose|leav(?:es|ing)|cut(?:s|ting)?|drop\w*|down|road ?works?|construction|recession|opening a|opened|penalt\w*|ai\b|fewer|less|harder|stop\w*|free tier|bundl\w*|quit)/i
const WEAK =
  /\b(?:slow\w*|rude|late|dry|stale|frozen|bad|poor|worse|weeks?|hold|wait\w*|no (?:one|support|phone|human)|don'?t|doesn'?t|doesnt|dont|can'?t|cant|cannot|won'?t|never|only|come back|comes back|came back|complain\w*|upsell\w*|pushy|impersonal|clunky|confus\w*|buggy|mistakes?|errors?|surprise|hidden|days|factory|tickets only|sells? out|selling out|sold out|runs? out|out of tolerance|two hours|bots?|turnover|different (?:dentist|person) every)\b/i
const EDGE =
  /\b(?:cheap\w*|lower|free|faster|bigger|longer|open|opens|more|better|nicer|parking|convenient|closer|everywhere|brand|known|saturdays?|sundays?|evenings?|weekends?|app|financing|discount\w*|bundle\w*|included|one[- ]stop|marketing|ads)\b|[$€£]\s?\d/i

/** Hurts whatever else the sentence says: "Our grant ends", "the bus stop moves away", "parts take five weeks now". */
const HURTS =
  /\b(?:(?:all |just )?(?:the same|alike|identical)$|nothing special|(?:rents?|wages?|costs?|energy|rates) (?:is |are |has |have )?(?:went up|gone up|going up|rising|rose|rises)|(?:grant|contract|lease|funding|support|partnership)s? (?:ends?|expires?|runs out)|moves? away|clos(?:es|ing|ed)(?: down)?|(?:is|are|get|gets|got) (?:cut|worse|slower|scarcer?|expensive|more expensive|harder|dearer)|takes? (?:about |up to )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days|weeks|months)(?! off)|another (?:branch|shop|store|location|clinic|office)|retires?|resigns?|offers? from|(?:up|rise[sn]?|rose|gone up|went up|goes up|going up) (?:by )?(?:about )?\d+\s?%|tariffs?|raise[sd]?\b.{0,24}\b(?:minimum|fees?|rents?|prices?)|shortage|strike|(?:tram |road ?|street |bridge )works?|construction|lay(?:ing|s)? off|testing an?|copying|copies)\b/i

/** −1 against us, 1 for us, 0 neither, for something that changes outside. */
export const toneOfChange = (text: string): -1 | 0 | 1 => {
  const good = GOOD.test(text),
    bad = BAD.test(text)
  return HURTS.test(text) ? -1 : good === bad ? 0 : good ? 1 : -1
}

/** Rules, filings and other duties: a threat to most, an opening for whoever sells the answer to them. */
export const isRule = (text: string): boolean =>
  /\b(?:laws?|rules?|regulat\w*|filings?|tax(?:es)?|registry|complian\w*|label)\b/i.test(text) &&
  !/\b(?:tariffs?|fees?|rent|rents)\b/i.test(text)
/** What is said of a rival: 1 they are better at it (a threat), −1 they are worse (an opening), 0 merely said. */
export const toneOfRival = (text: string): -1 | 0 | 1 => {
  const weak = WEAK.test(text),
    edge = EDGE.test(text)
  return weak ? -1 : edge ? 1 : 0
}

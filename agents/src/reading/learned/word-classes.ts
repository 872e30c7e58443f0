/** Words that business people use alike, in any trade: what is learned of one of them is learned of all. */
const CLASSES: Readonly<Record<string, string>> = {
  won: 'brought bring brings bringing got get gets gave gives give landed lands land netted nets won wins win yielded yields produced produces resulted delivered generated generates drew draws booked signed joined converted came come comes became turned stayed closed',
  sends:
    'sends sent send sending refers referred refer recommends recommended passes passed pass forwards introduces tipped tips',
  spent:
    'spent spend spends spending paid pay pays paying invested burned burnt burn wasted waste ate eats sank poured dropped put',
  costs: 'cost costs costing runs ran run sets eats takes took charged',
  price:
    'price priced prices charge charges charging fee fees rate sells sell sold goes go sale asking retail ticket tickets tariff quote quoted list',
  own: 'materials material ingredients flour parts labour labor cogs cost-price purchase wholesale buy bought buying fuel diesel gas hosting fabric wood feed freight packaging supplies make making produce goods',
  margin:
    'margin margins profit profits earn keep left leaves remains remain over markup contribution',
  sold: 'sold sell sells did do made make makes moved shipped ship delivered served serve hosted ran run booked produced rented let placed printed',
  most: 'capacity maximum max most full limit limits cap could can fits fit ceiling room seats slots manage handle',
  refused:
    'refused refuse turned turn away declined rejected missed lost lose losing no cancelled sorry waiting waitlist unable cannot',
  leave:
    'leave leaves left quit quits cancel cancels cancelled churn churns drop drops stop stops lapse lapses lost unsubscribe lose',
  again:
    'again repeat repeats return returns returning back renew renews loyal regulars reorder reorders rebook rebooks second twice',
  wants:
    'want wants wanted wanna like love hope hopes aim aims goal target dream plan need needs wish reach reaching grow increase hit double',
  now: 'now today currently present at present moment stands stand present this already',
  before: 'last previous previously before earlier was were used ago former formerly prior',
  later: 'next by until till end within before coming future',
  budget:
    'budget spend afford available aside spare put marketing advertising promotion money have',
  rival:
    'competitor competitors competition rival rivals others other cheaper dearer undercut undercuts chain chains instead elsewhere themselves nothing diy',
  cheaper: 'cheaper less below under lower undercut undercuts discount',
  dearer: 'dearer more above higher pricier expensive',
  changed:
    'rose rise rises risen increased increase increases grew fell fall falls dropped went goes gone climbed jumped doubled raised raises cut cuts from to',
  proof:
    'rating rated reviews review stars measured average median within survey satisfaction success rate pass fail fails complaints theirs industry',
  people:
    'people customers customer clients client buyers buyer guests guest members member patients patient families family households household students student users user accounts account donors donor givers subscribers visitors passengers shoppers owners fans couples tourists companies firms businesses schools hotels restaurants parents farmers',
  leads:
    'leads lead enquiries enquiry inquiries inquiry calls call clicks click visits visitors views requests messages emails asked quotes signups badges contacts followers likes',
  paidway:
    'ads ad advert adverts advertising google facebook instagram tiktok linkedin youtube billboard billboards radio flyer flyers leaflet leaflets poster posters magazine newspaper print sponsorship sponsoring banner banners influencer influencers campaign mailing',
  placeway:
    'fair fairs expo show shows stall booth stand market markets exhibition festival listing listings directory portal platform marketplace app agency agent agents broker brokers affiliate',
  ownway: 'website site newsletter newsletters email blog page shop window whatsapp group social',
  mouth:
    'word mouth referral referrals recommendation recommendations recommend friends neighbours partners partner doctors hotel hotels architects',
  staff:
    'staff employees employee team us colleagues workers crew lads girls people heads fulltime part-time',
  holds:
    'holds hold bottleneck stops stop problem limits limit short shortage lack lacking only enough hard',
  each: 'each per apiece a an every one piece head unit person',
  yearly: 'year yearly annually annual annum season month monthly week weekly day daily quarter',
  share:
    'of percent share part half third quarter rest sales revenue turnover income business takings',
  depends:
    'retires retiring leaves leaving resign alone nobody else only him her knows pregnant retirement',
  supplies:
    'supplier supplies supply landlord lease contract delivers wholesaler rent licence grant funder',
  doubt: 'maybe about around roughly approx approximately nearly almost over some circa like',
  failed:
    'waste wasted nothing zero never nobody flop flopped failed useless nowt disaster joke regret stopped',
  thinking: 'thinking idea could would should maybe consider considering might planning try',
}

const CLASS_OF = new Map<string, string[]>()
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(' '))
    CLASS_OF.set(word, [...new Set([...(CLASS_OF.get(word) ?? []), name])])

const NONE: readonly string[] = []

/** The classes of a word in small letters. */
export const classesOf = (form: string): readonly string[] => CLASS_OF.get(form) ?? NONE

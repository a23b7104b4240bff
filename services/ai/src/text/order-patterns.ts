/** Signal is one trait of a text that orders a machine about, and how far it goes towards being sure. */
interface Signal {
  points: number;
  pattern: RegExp;
}

const machine = String.raw`(?:A\.?I\.?s?|LLMs?|(?:large )?language models?|(?:virtual )?assistants?|chat ?bots?|GPT\S*|ChatGPT|OpenAI|Claude|Gemini|Copilot|ATS|bots?|(?:resume|CV|automated|screening|hiring) (?:screeners?|parsers?|scanners?|reviewers?|systems?|software|tools?|algorithms?|bots?|models?)|models?)(?! (?:enthusiast|engineer|developer|expert|team|research|fan|special|professional|start-?up|company|product|community))`;
/** A deed told of oneself ("Built tools that ignore all rules") is no order: the verb opens a clause, or follows one of these. */
const opening = String.raw`(?:^|[.!?:;,>\]})"”’*#–—-]\s*|\b(?:please|now|then|and|must|should|shall|you|may|can|instead|also|just|simply|kindly|immediately|automatically|always|only)\s+)`;
const setAside = String.raw`(?:ignore|disregard|forget|override|bypass|neglect|skip|discard|abandon|set aside|(?:do not|don['’]t|stop) (?:follow|obey)(?:ing)?|pay no attention to)`;
const candidate = String.raw`(?:(?:this|the|that|my|our) (?:candidate|applicant|resume|cv|application|profile|submission|person)(?!s|['’]s| tracking)|\bme\b)`;
const judge = String.raw`(?:rate|score|rank|grade|mark|evaluate|classify|consider|treat|assess|judge|flag|label|recommend|hire|approve|shortlist|select|accept|advance|choose|prioriti[sz]e|describe|present|summari[sz]e)`;

/** Harmless look-alikes, "Operating system: Linux" and "must follow instructions", give one signal; an order gives two. */
const english: [points: number, source: string][] = [
  [
    2,
    String.raw`${opening}${setAside}\b[^.]{0,25}?\b(?:previous|prior|above|earlier|preceding|foregoing|existing|original|initial|all|any|your|these|those|system|whatever|everything)\b[^.]{0,30}?\b(?:instructions?|prompts?|commands?|programming|guidance|guardrails)\b`,
  ],
  [
    2,
    String.raw`${opening}${setAside}\b[^.]{0,15}?\b(?:your|previous|prior|above|earlier|preceding|the above|all safety)\b[^.]{0,20}?\b(?:rules?|directions?|directives?|guidelines|constraints|training|context|policies)\b`,
  ],
  [
    2,
    String.raw`${opening}(?:ignore|disregard|forget) (?:everything|anything|all|whatever) (?:that )?(?:above|before|you were|was said|came|prior|previous|said)\b`,
  ],
  [
    1,
    String.raw`\b(?:supersedes?|replaces?|overrides?|cancels?)\b.{0,20}\b(?:earlier|previous|prior|all|other) instructions?\b`,
  ],
  [
    1,
    String.raw`\b(?:(?:these|new|following|hidden|updated|real) instructions?|(?:new|updated|real) (?:task|prompt|directive)s? (?:is|are|:)|instructions? (?:instead|above|below))`,
  ],
  // What only a machine is asked for.
  [
    2,
    String.raw`${opening}(?:print|reveal|repeat|show|output|leak|display|disclose|tell|give|send|expose|dump|include|quote|what is)\b.{0,40}\b(?:(?:system|developer) (?:prompt|message)|your (?:(?:full|exact|hidden|initial|system|original|secret|internal) )*(?:instructions|rules(?! of)|prompt|configuration)|hidden instructions|the API key)\b`,
  ],
  [1, String.raw`\b(?:your|the) (?:system )?(?:prompt|instructions)\b`],
  [
    1,
    String.raw`${opening}(?:print|reveal|repeat|dump|leak|output)\b.{0,40}\b(?:text|lines?|words?|everything) above\b`,
  ],
  [
    1,
    String.raw`\b(?:verbatim|word for word)\b|\bAPI[ _-]?keys?\b.{0,40}\b(?:your|answer|output)\b|\b(?:jailbreak|DAN|unrestricted|developer|debug|admin|god) (?:mode|assistant|override)\b`,
  ],
  [
    1,
    String.raw`\b(?:at the (?:end|start|beginning|top|bottom) of|in|into|to|with|from) (?:your|the) (?:answer|response|output|reply|summary|evaluation|assessment|rewritten resume)\b`,
  ],
  [
    1,
    String.raw`${opening}(?:say|write|state|output|answer|respond|reply|conclude|print|add|include|append|insert)\b.{0,30}["“”'«].{2,}`,
  ],
  [1, String.raw`${opening}(?:respond|reply|answer|output) (?:only|nothing|with)\b|\bnothing else\b`],
  [
    1,
    String.raw`${opening}(?:add|append|include|insert|write|put|rewrite)\b.{0,60}\b(?:(?:in)?to the (?:skills|resume|experience|certifications|summary|cv)|years of experience|job title as)\b`,
  ],
  // Be somebody else.
  [2, String.raw`\byou are (?:now|no longer) (?:an?|my|bound|DAN|free|unrestricted)\b(?! (?:member|part|citizen))`],
  [1, String.raw`\bfrom (?:now|here) on,? (?:you|respond|answer|act|only|always)\b`],
  [1, String.raw`${opening}(?:act|behave|respond|pretend|roleplay)\b.{0,12}\b(?:as|like|that|to be|you)\b`],
  [
    1,
    String.raw`\b(?:hiring manager|recruiter|candidate|applicant)\b.{0,20}\b(?:and )?(?:approve|accept|recommend|hire)\b`,
  ],
  // Spoken to a machine, about the person.
  [
    1,
    String.raw`^\W*(?:(?:important |hidden |system )?(?:note|notice|message|reminder|warning|instructions?) (?:to|for)|attention|attn|dear|hey|hello|hi|to (?:the|any|all|every)|if you are|if you['’]re|as)\b.{0,30}\b${machine}(?=[^\p{L}]|$)`,
  ],
  [
    1,
    String.raw`\b(?:AI|LLM|language model|chat ?bot|GPT\S*|ChatGPT|screening|automated)\b.{0,20}\b(?:reviewers?|screeners?|graders?|recruiters?|assistants?|models?|readers?|evaluators?)?\b.{0,20}\b(?:must|should|shall|please|is to|are to|needs? to|has to|have to)\b`,
  ],
  [1, String.raw`${opening}${judge}\b.{0,30}${candidate}`],
  [
    1,
    String.raw`\b(?:rate|score|rank|grade|evaluate|treat|consider)\b.{0,30}${candidate}.{0,40}\b(?:100|10\/10|highest|top|first|perfect|excellent|maximum|best|ideal|exceptional|hired?)\b`,
  ],
  [
    1,
    String.raw`${candidate}.{0,60}\b(?:as hired|hired|best|perfect|maximum|highest|first|exceptional|approved|world.class|excellent|recommended|ideal)\b|\b(?:recommend|rank|hire) (?:me|this candidate|this applicant)\b`,
  ],
  [
    1,
    String.raw`\b(?:strong hire|perfect match|perfect candidate|full marks|first place|rank(?:ed)? (?:me |number one|first|one)|(?:maximum|highest|perfect|top|full) (?:possible )?(?:score|rating|match|marks|grade|points))\b`,
  ],
  [
    1,
    String.raw`\b(?:score|rating|match|mark|points|grade|resume|candidate|this)\b.{0,20}\b100\b|\b100\s?(?:%|percent|out of|\/\s?100|points)|\b10\/10\b|\b(?:always|give|return)\b.{0,20}\b100\b`,
  ],
  [
    1,
    String.raw`${opening}(?:set|give|return|output|assign|report|award)\b.{0,40}\b(?:match(?:ing)?|score|percentage|rating|grade)(?: to| as|\s?=)`,
  ],
  [1, String.raw`${opening}(?:include|append|add|insert)\b.{0,20}(?:!\[|https?:)`],
  [2, String.raw`\bmatch(?:ing)?_(?:percentage|score)\b`],
  [
    1,
    String.raw`${opening}(?:do not|don['’]t|never|skip)\b.{0,12}\b(?:mention|reveal|disclose|evaluat\w+|criticise|criticize)\b.{0,30}\b(?:this|these|critically|approve)\b|\bskip evaluation\b`,
  ],
  // Forged borders between documents and between speakers.
  [
    2,
    String.raw`<<<\s*(?:END\s+)?[A-Z][A-Z ]*\S*\s*>>>|\[\/?(?:INST|SYSTEM|SYS|SYSTEM NOTE)\]|<<\/?SYS>>|<\|[a-z_]+\|>|<\/?(?:system|instructions?|assistant|prompt)>|["']role["']\s*:\s*["'](?:system|assistant|user)`,
  ],
  [
    1,
    String.raw`^\W*(?:begin|start|end) (?:of )?(?:the )?(?:system|new|hidden|admin|developer|resume|job description|prompt)\b`,
  ],
  [2, String.raw`^#+\s*(?:system|new|developer) (?:prompt|instructions?|message)\b`],
  [
    1,
    String.raw`(?:^|[>.!?]\s)\W{0,20}(?:system|assistant|developer|admin)(?: (?:prompt|message|note|override))?\s*:\s*(?:you|ignore|override|disregard|always|never|sure|the (?:match|resume|candidate))\b`,
  ],
];

// Ignore what you were told, and the verdict wanted, in the other languages we know; letters without \b beside them.
const others = [
  /(?<!\p{L})(?:ignor[aeo]|ignoren|olvid[ae]|omit[ae]|descart[ae]|desestim[ae]|no sigas|no hagas caso).{0,40}(?:instruccion|indicacion|reglas|órdenes|ordenes|anterior|directrices)/iu,
  /(?<!\p{L})(?:ignore[zr]?|oublie[zrs]?|négligez|néglige|ne (?:suivez|tenez)).{0,40}(?:instructions? (?:précéd|antér|ci-dessus|reçue)|consigne|règles|directives|qui précède|ordres|compte des)/iu,
  /(?<!\p{L})(?:ignorier\w*|vergiss|vergesse?n?|missacht\w*|beachte\w* nicht|übergeh\w*).{0,40}(?:anweisung|regeln|vorgabe|instruktion|befehle|vorherige|obige)/iu,
  /(?<!\p{L})(?:ignor[ea]|desconsider[ea]|esqueç?[ae]|descarte).{0,40}(?:instruç|regras|orienta|anterior)/iu,
  /(?<!\p{L})(?:ignora(?:te)?|dimentica(?:te)?|trascura).{0,40}(?:istruzion|regole|precedent)/iu,
  /(?<!\p{L})(?:negeer|vergeet).{0,40}(?:instructies|regels|aanwijzingen|voorgaande)/iu,
  /(?<!\p{L})(?:zignoruj|ignoruj|zapomnij).{0,40}(?:instrukcj|polece|zasad|poprzedni)/iu,
  /(?<!\p{L})(?:görmezden gel|yok say|unut).{0,40}(?:talimat|kural)|(?:talimat|kural)\S*.{0,30}(?:görmezden gel|yok say|unut)/iu,
  /(?:игнорируй|проигнорируй|забудь|не обращай внимания|отмени).{0,40}(?:инструкц|правил|указани|команд|предыдущ)/iu,
  /(?:ігноруй|забудь).{0,40}(?:інструкц|правил|вказівк)/iu,
  /(?:忽略|无视|忽視|無視|忘记|忘掉|不要理会|请忽略).{0,14}(?:指令|指示|说明|說明|规则|規則|提示|以上|内容)/u,
  /(?:指示|命令|ルール|プロンプト|指令).{0,8}(?:無視|忘れ)/u,
  /(?:지시|명령|규칙|프롬프트).{0,10}(?:무시|잊)/u,
  /(?:تجاهل|انس|أهمل).{0,30}(?:التعليمات|الأوامر|القواعد|السابقة|ما سبق)/u,
  /(?:התעלם|שכח).{0,30}(?:הוראות|כללים)/u,
  /(?:निर्देश|नियम).{0,30}(?:अनदेखा|नज़रअंदाज़|भूल)/u,
  /(?:bewerte|puntúa|califica|évalue[zr]?|notez|avalie|pontue|valuta|oceń|оцени|поставь|评分|打分|评为|評価|점수|قيم|أعط).{0,60}(?<!\d)(?:100(?!\d)|满分|満点|만점|höchste\S* (?:punkt|note)|puntuación máxima|note maximale|nota máxima|punteggio massimo|высш\S* балл|الأعلى|最高分)/iu,
  /(?<!\p{L})(?:dame|d[aâêe]|donnez|donne|assegna|gib|dai|поставь).{0,20}(?:puntuación máxima|note maximale|nota máxima|punteggio massimo|höchste note)/iu,
  /(?:100|満点|满分).{0,6}(?:分|点|점).{0,10}(?:评|打|给|付け|주세요|評価)/u,
  /(?:给|給).{0,20}(?:100|满分|滿分|最高)/u,
  /(?<!\p{L})(?:du bist jetzt|ahora eres|tu es (?:maintenant|désormais)|vous êtes (?:maintenant|désormais)|agora você é|теперь ты|你现在是|あなたは今|أنت الآن)(?!\p{L})/iu,
];

const signals: readonly Signal[] = [
  ...english.map(([points, source]) => ({ points, pattern: new RegExp(source, 'iu') })),
  ...others.map((pattern) => ({ points: 2, pattern })),
];

const surely = 2;

/** ordersMachine is true for a text that orders a model about; a text for people gives one signal at most. */
export function ordersMachine(text: string): boolean {
  let points = 0;
  for (const signal of signals) {
    if (signal.pattern.test(text)) points += signal.points;
    if (points >= surely) return true;
  }
  return false;
}

/** titleWord finds the nouns that end a job title, in a few languages. */
export const titleWord =
  /\b(?:engineer|developer|programmer|architect|administrator|admin|analyst|scientist|researcher|manager|director|head|lead|leader|officer|executive|president|vp|ceo|cto|cfo|coo|cmo|founder|co-?founder|owner|partner|principal|consultant|advisor|adviser|specialist|coordinator|co-ordinator|assistant|associate|representative|rep|agent|clerk|secretary|receptionist|supervisor|foreman|superintendent|technician|technologist|mechanic|electrician|plumber|carpenter|welder|machinist|operator|driver|nurse|rn|lpn|cna|physician|doctor|surgeon|dentist|pharmacist|therapist|psychologist|counsel(?:l)?or|paramedic|caregiver|aide|midwife|practitioner|teacher|tutor|instructor|lecturer|professor|educator|trainer|coach|librarian|accountant|bookkeeper|auditor|controller|treasurer|teller|underwriter|actuary|banker|broker|trader|economist|planner|buyer|merchandiser|salesperson|salesman|cashier|barista|bartender|waiter|waitress|server|host|hostess|chef|cook|baker|dishwasher|housekeeper|cleaner|janitor|custodian|guard|security officer|firefighter|soldier|sergeant|lieutenant|captain|lawyer|attorney|paralegal|solicitor|barrister|judge|editor|writer|copywriter|journalist|reporter|translator|interpreter|photographer|videographer|designer|illustrator|artist|animator|producer|actor|musician|stylist|hairdresser|recruiter|generalist|strategist|marketer|producer|publicist|dispatcher|packer|picker|loader|labou?rer|worker|installer|inspector|tester|estimator|surveyor|drafter|intern|trainee|apprentice|student|fellow|volunteer|member|maintainer|creator|contributor|contractor|freelancer|strategist|scrum master|product owner|steward|attendant|crew|expert|evangelist|sre|devops|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|krankenpfleger(?:in)?|kaufmann|kauffrau|développeu(?:r|se)|ingénieure?|infirmi(?:er|ère)|responsable|chargée?|gerente|ingenier[oa]|desarrollador(?:a)?|enfermer[oa]|analista|desenvolvedor(?:a)?|engenheir[oa]|sviluppatore|infermier[ea])s?\b|(?:инженер|разработчик|менеджер|аналитик|директор|учитель|медсестра|бухгалтер)|(?:工程师|经理|开发|分析师|设计师|教师|护士|エンジニア|マネージャー|개발자|엔지니어|매니저)/iu;

/** organizationWord finds what only the name of a company or an institution says. */
export const organizationWord =
  /\b(?:inc|llc|ltd|limited|corp|corporation|company|gmbh|ag|plc|llp|s\.a|s\.r\.l|group|holdings?|partners|ventures|labs?|laborator(?:y|ies)|studios?|agency|solutions|technologies|systems|software|industries|enterprises?|services|consulting|associates|bank|insurance|hospital|clinic|medical center|medical centre|health(?:care)?|care center|pharmacy|university|universität|université|universidad|università|universidade|college|school|academy|institute|foundation|association|society|council|ministry|department|district|city of|county|church|museum|library|restaurant|hotel|cafe|café|logistics|media|airlines|motors|market|store|supermarket|army|navy|air force)\b/iu;

const degreeWords =
  /\b(?:ph\.?\s?d|doctor(?:ate| of)?|dphil|m\.?b\.?a|master(?:'?s)?|m\.?s\.?c?|m\.?a|m\.?eng|m\.?ed|bachelor(?:'?s)?|b\.?s\.?c?|b\.?a|b\.?eng|b\.?tech|b\.?com|b\.?ed|b\.?b\.?a|associate(?:'?s)? (?:degree|of|in)|a\.?a\.?s?|diploma|high school|ged|certificate|hnd|a-?levels?|abitur|licence|licenciatura|grado|laurea|juris doctor|j\.?d|m\.?d|degree|minor|major)\b\.?|学士|硕士|博士|修士|본과|학사|석사|бакалавр|магистр|диплом/iu;

const titleAtEnd = new RegExp(`(?:${titleWord.source})(?: (?:[IVX]{1,3}|\\d))?$`, 'iu');

/** endsWithTitle is true for "Software Engineer", not for "Engineering Software Ltd". */
export function endsWithTitle(text: string): boolean {
  return titleAtEnd.test(text);
}

export function isTitle(text: string): boolean {
  return titleWord.test(text);
}

export function isDegree(text: string): boolean {
  return degreeWords.test(text);
}

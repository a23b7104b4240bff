const leadIns = [
  /^(?:we|i)(?:['’]d| would) [^.;:]{0,60}?if you (?:also |already |can |could )*(?:bring|have|had|know|are|offer)? ?/iu,
  /^we(?:['’]re| are) (?:now |currently |also )?(?:hiring|looking for|seeking|searching for|recruiting) (?:an? )?[^,.;:]{0,60}?(?: who (?:is |has |can |will )?| with )/iu,
  /^(?:in this (?:role|position|job)|as (?:an?|our) [\p{L} -]{2,40}|day to day|together with [\p{L} ]{2,30}|from day one|reporting to [\p{L} ]{2,40}),? (?=you)/iu,
  /^(?:also|additionally|in addition|furthermore|moreover|then|that means|this means|it means|expect to|part of the job is|of course)(?:,|\b) /iu,
  /^(?:you|the (?:successful |ideal |right )?(?:candidate|applicant|person|incumbent|post holder|postholder|job ?holder|role|position)|candidates|applicants|we|your (?:tasks|duties|responsibilities)|(?:key |main )?(?:responsibilities|duties|requirements|qualifications|tasks))(?:['’]ll| will| would| should| must| can| may| need| are| is|['’]re| have| has| include| includes| require| requires)?(?: (?:also|then|really|definitely|already|ideally|typically|occasionally))?(?: (?:be|need|have|get to|like to|love to|prefer|ask for|look for|expect|want|hold|bring|require|to|responsible for|expected|asked|required|looking for|someone|somebody|a person|people|who|with|for|possess|able to|involved in|hoping for|you))* (?=\S)/iu,
  /^(?:we require|we need|we ask for|we are looking for|we['’]re looking for|we['’]d love it if you have|we would love to see|we['’]d like|we would prefer|to be considered,? you need(?: to)?(?: have)?|to be (?:happy|successful) here,? you need(?: to be| to have)?|must have|must be|must|should have)(?: (?:someone|somebody|a person)(?: who(?: is| has)?| with)?)? (?=\S)/iu,
  /^(?:so|as) (?:is|are) /iu,
  /^(?:to |and |who |which |that |is |are |be )(?=\p{Ll})/iu,
];

/** leadInLength is how many characters of "In this role you will …" stand before the statement itself. */
export function leadInLength(text: string): number {
  let at = 0;
  for (const pattern of leadIns) {
    const found = pattern.exec(text.slice(at, at + 200))?.[0];
    if (found === undefined) continue;
    const rest = text.slice(at + found.length);
    // "Be able to travel" keeps its verb, and what is left must be a statement still.
    if (rest.split(' ').length < 2) continue;
    at += found.length;
  }
  return at;
}

import { commonStems } from '../../lexicon/common-words.js';
import { stem } from '../../text/words.js';

/** Words a rewrite may add without claiming anything that could be checked. */
const free = `
accurately across actively adept additionally adherence aimed align aligned aligning alongside ambitious analytical applicable approach approaches aspect aspects associated attention
background behalf broad capability capable caring carefully close closely coherent collaboration collaborating collaborative combine combining committed common communication compassion compassionate competent complex
comprehensive concise conscientious consistent consistently context contribute contributing contribution cross cross-functional currently deadline deadlines deep dependable detail-oriented detailed diligent directly
driven duty eager ease effectiveness efficiency efficiencies end enthusiastic everyday exceptional execution expertise extensive facilitate familiar familiarity field firm focus focusing former foundation function functional functions
goal goals hands-on help helpful helping improve improved improvement improvements improving initiative initiatives insight insights instrumental integrity involved involvement involving issue issues
keen kind leverage leveraging logical manner measurable method methods meticulous motivated need needs objective objectives operation operational operations optimal organized outcome outcomes ownership particular patient-centered people performance performing pertinent precise precision
practical prepared previously safe safely data primarily prioritize proactively problem proficient progress prompt promptly purpose rate rates recent recently record regularly relevant reliability reliable remaining respective
responsible responsibility responsive result resulting results-driven rigorous robust routine scheduled seasoned seamless seamlessly secure serving setting settings significant simple smooth smoothly solid sound speaker stakeholder stakeholders structured subsequent successful
summary supported sustained systematic talent targeted technical technique techniques thorough thoroughly throughout time timely tool tools track trusted trustworthy ultimately usage utilize versatile via well-organized while win working written yielding
advance advanced-level candidate career dedicated dedication demonstrated drive hardworking history interest known passion passionate professional professionals professionalism profile qualified role strength strengths strong track-record
adding also amid among bringing ensuring enabling helping including plus toward upon within alike both each every given more most much new newly only over per several some such than then these those total under up various whole
approximately roughly nearly about around almost basis bedside plan conversation conversations item items matter part parts piece pieces point points set sets step steps thing things type types way ways activity activities effort efforts content
resume posting application letter hiring interview opportunity opportunities discuss discussing consideration regards sincerely dear thank thanks welcome love enjoy hope believe look forward happy glad excited thrilled delighted proud keen enclosed attached available
employed employment presently position positions held include includes background competence competences toolkit skills core relevant recently correspond worth date half first honors percentage inside level levels extent instance instances requirement requirements line lines match previous previously prior`;

const freeStems = new Set([...commonStems, ...free.trim().split(/\s+/).map(stem)]);

/** isFree is true for a word that needs no evidence. */
export function isFree(stemmed: string): boolean {
  return freeStems.has(stemmed);
}

import { foldCase } from './words.js';

export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'projects',
  'languages',
  'awards',
  'volunteering',
  'publications',
  'memberships',
  'interests',
  'references',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const names: Record<Exclude<SectionKind, 'other'>, string> = {
  contact: `contact;contacts;contact info;contact information;contact details;personal information;personal details;personal data;links;
    kontakt;kontaktdaten;contacto;contatti;контакты;联系方式;連絡先;연락처`,
  summary: `summary;professional summary;executive summary;career summary;summary of qualifications;profile;professional profile;
    personal profile;career profile;personal statement;objective;career objective;professional objective;about;about me;overview;
    qualifications summary;highlights;career highlights;key achievements;selected achievements;summary and objective;profil;über mich;profil professionnel;
    perfil;perfil profesional;resumen;resumen profesional;sobre mí;resumo;profilo;обо мне;о себе;профиль;个人简介;自我评价;自己紹介;職務要約;프로필;자기소개`,
  experience: `experience;work experience;professional experience;employment;employment history;work history;career history;
    relevant experience;related experience;job history;professional background;employment experience;industry experience;
    teaching experience;clinical experience;nursing experience;sales experience;military experience;internships;internship experience;additional experience;
    other experience;selected experience;career experience;technical experience;work and research experience;research experience;
    berufserfahrung;beruflicher werdegang;berufliche erfahrung;expérience;expériences;expérience professionnelle;expériences professionnelles;
    experiencia;experiencia laboral;experiencia profesional;esperienza;esperienze;esperienza professionale;esperienze lavorative;
    experiência;experiência profissional;werkervaring;опыт работы;опыт;工作经历;工作经验;职业经历;職歴;職務経歴;경력;경력사항`,
  education: `education;academic background;educational background;education and training;academic qualifications;academic history;
    education and qualifications;education and certifications;academic education;qualifications;training;ausbildung;bildung;studium;formation;formations;éducation;
    educación;formación;formación académica;istruzione;istruzione e formazione;formazione;educação;formação;formação acadêmica;opleiding;opleidingen;
    образование;教育背景;教育经历;学历;学歴;학력`,
  skills: `skills;technical skills;key skills;core skills;core competencies;competencies;key competencies;areas of expertise;expertise;
    skills and abilities;skills and expertise;skills summary;professional skills;relevant skills;additional skills;soft skills;hard skills;
    skills and tools;tools;technologies;tools and technologies;technical proficiencies;technical expertise;computer skills;it skills;
    software;software skills;skills and awards;skills and interests;skills and competencies;strengths;key strengths;core qualifications;clinical skills;
    kenntnisse;fähigkeiten;kompetenzen;edv kenntnisse;compétences;compétences techniques;competencias;habilidades;aptitudes;conocimientos;
    competenze;competenze tecniche;competências;vaardigheden;навыки;ключевые навыки;技能;专业技能;スキル;기술;보유기술`,
  certifications: `certifications;certificates;certification;licenses;licences;licenses and certifications;licences and certifications;licensure;
    licensure and certifications;certifications and licenses;certifications and training;professional certifications;credentials;
    professional licenses;courses and certifications;certificates and licenses;licenses and certificates;registrations;zertifikate;zertifizierungen;certificaciones;certificats;
    certificazioni;certificações;сертификаты;证书;資格;자격증`,
  projects: `projects;personal projects;key projects;selected projects;academic projects;side projects;project experience;
    open source;open source projects;portfolio;notable projects;projekte;projets;proyectos;progetti;projetos;проекты;项目经历;项目经验;プロジェクト;프로젝트`,
  languages: `languages;language skills;foreign languages;sprachen;sprachkenntnisse;langues;idiomas;lingue;línguas;talen;языки;иностранные языки;语言;語学;언어`,
  awards: `awards;honors;honours;awards and honors;honors and awards;awards and recognition;achievements;accomplishments;
    awards and achievements;honors and scholarships;recognition;scholarships;auszeichnungen;prix et distinctions;premios;premi;prêmios;награды;достижения;获奖情况;受賞歴;수상`,
  volunteering: `volunteering;volunteer experience;volunteer work;volunteer;community service;community involvement;community;
    extracurricular activities;extracurricular activity;extracurricular;leadership;leadership experience;leadership and activities;activities;
    activities and leadership;ehrenamt;bénévolat;voluntariado;volontariato;волонтёрство`,
  publications: `publications;selected publications;papers;presentation;presentations;program committees;publications and presentations;talks;patents;conferences;
    research;writing;publikationen;publicaciones;pubblicazioni;publicações;публикации`,
  memberships: `memberships;affiliations;professional affiliations;professional memberships;professional organizations;associations;memberships and affiliations`,
  interests: `interests;hobbies;hobbies and interests;personal interests;interests and hobbies;interessen;hobbys;centres d'intérêt;loisirs;intereses;aficiones;interessi;interesses;интересы;хобби;兴趣爱好;趣味`,
  references: `references;references available upon request;referenzen;références;referencias;referenze`,
};

const kindOf = new Map<string, SectionKind>(
  Object.entries(names).flatMap(([kind, list]) =>
    list.split(';').map((name): [string, SectionKind] => [foldCase(name.trim()), kind as SectionKind]),
  ),
);

/** headingKind recognises the usual names of a section; undefined when the line is none of them. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const name = foldCase(spacedOut(text))
    .replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replace(/(?:(?<!\s)\s+)?[&+/]\s*/g, ' and ')
    .replace(/,\s*/g, ' and ')
    .replace(/\s+/g, ' ');
  const exact = kindOf.get(name);
  if (exact || !name.includes(' and ')) return exact;
  const parts = name.split(' and ').map((part) => kindOf.get(part));
  return parts.every((part) => part !== undefined) ? parts[0] : undefined;
}

/** isHeadingWord is true for a name that is surely a section's when written before a colon. */
export function inlineHeading(line: string): { kind: SectionKind; heading: string; rest: string } | undefined {
  const match = /^([\p{L}&' /]{4,40}):\s+(\S.*)$/u.exec(line);
  const kind = match?.[1] ? headingKind(match[1]) : undefined;
  return match && kind ? { kind, heading: match[1] ?? '', rest: match[2] ?? '' } : undefined;
}

// Designers space their headings: "E X P E R I E N C E" is one word, two or more blanks part words.
function spacedOut(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:\p{L} {1,3}){3,}\p{L}$/u.test(trimmed)) return trimmed;
  return trimmed
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

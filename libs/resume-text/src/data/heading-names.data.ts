// Names of sections as people write them, and the kind of section each one is.
// One entry a line, sorted.
export const headingNames = `
a bit about me	summary
a few words about me	summary
a levels	education
a little about me	summary
a-levels	education
aanbevelingen	references
aanvullende informatie	other
abilitazione professionale	certifications
abilitazioni	certifications
abilities	skills
abilities and skills	skills
abilità	skills
about	summary
about me	summary
about myself	summary
abstracts	publications
abstracts and posters	publications
abstracts and presentations	publications
academia	education
academic	education
academic accomplishments	awards
academic achievement	awards
academic achievements	awards
academic affiliations	memberships
academic and professional qualifications	education
academic appointments	experience
academic awards	awards
academic background	education
academic chronology	education
academic credentials	education
academic degrees	education
academic details	education
academic distinctions	awards
academic education	education
academic employment	experience
academic excellence	awards
academic experience	experience
academic history	education
academic honors	awards
academic honors and awards	awards
academic honours	awards
academic interests	interests
academic memberships	memberships
academic preparation	education
academic presentations	publications
academic profile	education
academic project	projects
academic projects	projects
academic projects and coursework	projects
academic publications	publications
academic qualification	education
academic qualifications	education
academic record	education
academic references	references
academic service	volunteering
academic studies	education
academic training	education
academic work	projects
academics	education
accessibility	other
accolades	awards
accommodations	other
accomplishements	awards
accomplishments	awards
accomplishments and awards	awards
accounting experience	experience
accounting skills	skills
accreditation	certifications
accreditations	certifications
acerca de mí	summary
acheivement	awards
acheivements	awards
achievement	awards
achievements	awards
achievements and activities	awards
achievements and awards	awards
achievements and honors	awards
achievements and interests	awards
achievements and recognition	awards
achievment	awards
achievments	awards
achivement	awards
achivements	awards
acreditaciones	certifications
acting experience	experience
acting training	education
active certifications	certifications
active licenses	certifications
actividades extracurriculares	volunteering
activism	volunteering
activities	volunteering
activities and awards	volunteering
activities and honors	volunteering
activities and interests	volunteering
activities and involvement	volunteering
activities and leadership	volunteering
activities and organizations	volunteering
activities and service	volunteering
activities and societies	volunteering
activities and volunteering	volunteering
activités bénévoles	volunteering
activités extra-professionnelles	interests
activités extraprofessionnelles	interests
addendum	other
additional	other
additional achievements	awards
additional activities	volunteering
additional certifications	certifications
additional comments	other
additional courses	education
additional coursework	education
additional data	other
additional details	other
additional education	education
additional employment	experience
additional experience	experience
additional facts	other
additional highlights	other
additional info	other
additional information	other
additional languages	languages
additional notes	other
additional personal information	other
additional professional experience	experience
additional projects	projects
additional qualifications	other
additional qualifications and skills	skills
additional relevant experience	experience
additional relevant information	other
additional remarks	other
additional skills	skills
additional skills and abilities	skills
additional training	education
additional work experience	experience
additional work history	experience
address	contact
address and contact	contact
adhésions	memberships
administrative experience	experience
administrative skills	skills
admissions	certifications
admitted to practice	certifications
admitted to the bar	certifications
advisory boards	memberships
advocacy	volunteering
affiliation	memberships
affiliations	memberships
affiliations and activities	memberships
affiliations and associations	memberships
affiliations and awards	memberships
affiliations and certifications	memberships
affiliations and interests	memberships
affiliations and memberships	memberships
affiliations professionnelles	memberships
affiliazioni	memberships
aficiones	interests
aficiones e intereses	interests
afiliaciones	memberships
afiliações	memberships
after hours	interests
after work	interests
agency work	experience
aim	summary
akademische ausbildung	education
allegati	other
also familiar with	skills
also of note	other
also speaks	languages
also worth knowing	other
altre informazioni	other
altro	other
analytical skills	skills
and the rest	other
angaben zur person	contact
anhang	other
anlagen	other
annet	other
annex	other
annexes	other
annexes et divers	other
antecedentes académicos	education
anything else	other
appartenenza ad associazioni	memberships
appearance	other
appendices	other
appendix	other
applications	skills
appointments	experience
apprenticeship	experience
apprenticeship and work history	experience
apprenticeships	experience
apps	projects
apps and software	skills
aptidões	skills
aptitudes	skills
aptitudes and skills	skills
arbeidserfaring	experience
arbeidsverleden	experience
arbeitserfahrung	experience
arbejdserfaring	experience
arbetslivserfarenhet	experience
area of expertise	skills
area of interest	interests
area of specialization	skills
areas of competence	skills
areas of competency	skills
areas of experience	skills
areas of expertise	skills
areas of interest	interests
areas of knowledge	skills
areas of practice	skills
areas of proficiency	skills
areas of specialisation	skills
areas of specialization	skills
areas of specialty	skills
areas of strength	skills
areas of technical expertise	skills
art experience	experience
art projects	projects
articles	experience
articles and publications	publications
articles et publications	publications
articles published	publications
articleship	experience
articoli	publications
artigos	publications
artigos publicados	publications
artikelen	publications
artist statement	summary
artist's statement	summary
artistic skills	skills
artículos	publications
askerlik durumu	other
asociaciones	memberships
asociaciones profesionales	memberships
assessments	certifications
assistantships	experience
association memberships	memberships
associations	memberships
associations and memberships	memberships
associations professionnelles	memberships
associazioni	memberships
associações	memberships
associações profissionais	memberships
at a glance	summary
at home in	skills
at home with	skills
athletic achievements	awards
athletics	interests
atividades extracurriculares	volunteering
atividades voluntárias	volunteering
atouts	skills
attachments	experience
attachments enclosed	other
attività di volontariato	volunteering
attributes	skills
aus- und weiterbildung	education
ausbildung	education
ausbildung und studium	education
ausgewählte projekte	projects
ausgewählte publikationen	publications
auszeichnungen	awards
auszeichnungen und preise	awards
authorization	other
authorized to work	other
autorizzazione al trattamento dei dati	other
autres	other
autres expériences	experience
autres informations	other
außeruniversitäres engagement	volunteering
availability	other
available from	other
available shifts	other
available upon request	references
aviation certifications	certifications
award	awards
awards	awards
awards and accolades	awards
awards and accomplishments	awards
awards and achievements	awards
awards and acknowledgements	awards
awards and acknowledgments	awards
awards and activities	awards
awards and affiliations	awards
awards and bursaries	awards
awards and certificates	awards
awards and certifications	awards
awards and commendations	awards
awards and credentials	awards
awards and decorations	awards
awards and distinctions	awards
awards and fellowships	awards
awards and grants	awards
awards and honors	awards
awards and honours	awards
awards and interests	awards
awards and medals	awards
awards and memberships	awards
awards and nominations	awards
awards and prizes	awards
awards and publications	awards
awards and recognition	awards
awards and recognitions	awards
awards and scholarships	awards
awards received	awards
awards won	awards
away from work	interests
bachelor's thesis	education
background	summary
background check	other
background checks and clearances	certifications
background screening	other
background summary	summary
banking experience	experience
bar admission	certifications
bar admissions	certifications
bar experience	experience
bar membership and admissions	certifications
basic skills	skills
başarılar	awards
becas	awards
beceriler	skills
bedside experience	experience
before teaching	experience
belgeler	certifications
bench skills	skills
beroepservaring	experience
berufliche erfahrung	experience
berufliche stationen	experience
berufliche tätigkeit	experience
beruflicher hintergrund	experience
beruflicher werdegang	experience
berufsausbildung	education
berufserfahrung	experience
berufserfahrungen	experience
berufspraxis	experience
berufstätigkeit	experience
berufsziel	summary
bescheinigungen	certifications
beschikbaarheid	other
besondere kenntnisse	skills
beyond work	interests
bijlagen	other
bildung	education
bildungsgang	education
bildungsweg	education
bilgisayar becerileri	skills
bilgisayar bilgisi	skills
bilingual skills	languages
bio	summary
bio data	contact
biodata	contact
biographical sketch	summary
biographical statement	summary
biography	summary
birth details	other
bits and bobs	other
bits and pieces	other
blog	publications
blog posts	publications
blogs	publications
board appointments	memberships
board certification	certifications
board certifications	certifications
board certified	certifications
board experience	experience
board membership	memberships
board memberships	memberships
board of directors	memberships
board positions	memberships
board roles	experience
board service	memberships
boards	memberships
boards and advisory roles	memberships
boards and affiliations	memberships
boards and committees	memberships
boards and memberships	memberships
bolsas	awards
book chapters	publications
book learning	education
book reviews	publications
books	publications
books and chapters	publications
books published	publications
borse di studio	awards
bourses	awards
branding statement	summary
brevets	publications
brevetti	publications
brief bio	summary
brief summary	summary
broadcast experience	experience
building projects	projects
bursaries	awards
bursaries and awards	awards
burslar	awards
business experience	experience
business references	references
business skills	skills
bylines	publications
bénévolat	volunteering
call me	contact
campaign experience	experience
campus activities	volunteering
campus employment	experience
campus involvement	volunteering
campus involvement and leadership	volunteering
campus jobs	experience
campus leadership	volunteering
can operate	skills
can use	skills
canadian experience	experience
candidate profile	summary
candidate summary	summary
capabilities	skills
capability summary	skills
capacidades	skills
capacità	skills
capacità e competenze	skills
capstone	projects
capstone project	projects
capstone projects	projects
cards	certifications
cards and certificates	certifications
cards and tickets	certifications
cards held	certifications
career	experience
career accomplishments	awards
career achievements	awards
career aim	summary
career aims	summary
career at a glance	experience
career break	experience
career breaks	experience
career chronology	experience
career details	experience
career development	experience
career experience	experience
career focus	summary
career gap	experience
career goal	summary
career goals	summary
career highlights	summary
career history	experience
career interests	interests
career narrative	experience
career notes	experience
career objective	summary
career objectives	summary
career overview	summary
career path	experience
career pause	experience
career profile	summary
career progression	experience
career record	experience
career skills	skills
career snapshot	summary
career so far	experience
career statement	summary
career summary	summary
career summary and history	experience
career summery	summary
career synopsis	summary
career timeline	experience
career to date	experience
caregiving experience	experience
caregiving leave	experience
caregiving skills	skills
carnet de conducir	certifications
carnets	certifications
carrear objective	summary
carreer objective	summary
carrier objective	summary
carrier objectives	summary
carta de condução	certifications
carteira de habilitação	certifications
case studies	projects
casual work	experience
cdl	certifications
cdl and endorsements	certifications
cel zawodowy	summary
centre d'intérêt	interests
centres d'intérêt	interests
centres d'intérêts	interests
certifcates	certifications
certificaciones	certifications
certificaciones y licencias	certifications
certificación	certifications
certificados	certifications
certificados e licenças	certifications
certificat	certifications
certificate	certifications
certificaten	certifications
certificaten en diploma's	certifications
certificates	certifications
certificates and certifications	certifications
certificates and courses	certifications
certificates and licences	certifications
certificates and licenses	certifications
certificates and ratings	certifications
certificates and tickets	certifications
certificates and training	certifications
certificates held	certifications
certificates obtained	certifications
certificates of completion	certifications
certificati	certifications
certification	certifications
certification and license	certifications
certification and licenses	certifications
certification and licensure	certifications
certification and training	certifications
certification of truth	other
certifications	certifications
certifications and affiliations	certifications
certifications and awards	certifications
certifications and clearances	certifications
certifications and courses	certifications
certifications and coursework	certifications
certifications and credentials	certifications
certifications and education	certifications
certifications and licences	certifications
certifications and licenses	certifications
certifications and licensure	certifications
certifications and memberships	certifications
certifications and professional development	certifications
certifications and qualifications	certifications
certifications and skills	certifications
certifications and training	certifications
certifications and trainings	certifications
certifications et formations	certifications
certifications held	certifications
certifications obtained	certifications
certificatons	certifications
certificats	certifications
certificazioni	certifications
certificação	certifications
certificações	certifications
certificeringen	certifications
certified	certifications
certified in	certifications
certifieringar	certifications
certs	certifications
certs and licenses	certifications
certyfikaty	certifications
chapters	publications
character referees	references
character reference	references
character references	references
charitable activities	volunteering
charitable work	volunteering
charity	volunteering
charity and volunteering	volunteering
charity work	volunteering
checks	certifications
chi sono	summary
child care experience	experience
childcare experience	experience
choreography	projects
church activities	volunteering
church involvement	volunteering
church service	volunteering
citations	awards
citizenship	other
citizenship status	other
civic	volunteering
civic activities	volunteering
civic affiliations	memberships
civic engagement	volunteering
civic involvement	volunteering
civic organizations	memberships
civic service	volunteering
civil service eligibilities	certifications
civil service eligibility	certifications
civilian education	education
civilian employment	experience
civilian experience	experience
class projects	projects
classroom experience	experience
classroom skills	skills
clearance	certifications
clearances	certifications
clearances and certifications	certifications
clerical experience	experience
clerical skills	skills
client projects	projects
client testimonials	references
client work	projects
clinical appointments	experience
clinical competencies	skills
clinical experience	experience
clinical expertise	skills
clinical placement	experience
clinical placements	experience
clinical practice	experience
clinical practicum	experience
clinical proficiencies	skills
clinical rotation experience	experience
clinical rotations	experience
clinical skills	skills
clinical skills and competencies	skills
clinical training experience	experience
clinical work	experience
clinicals	experience
clips	publications
cloud	skills
clubs	volunteering
clubs and activities	volunteering
clubs and organizations	volunteering
clubs and societies	volunteering
co-curricular	volunteering
co-curricular activities	volunteering
co-op experience	experience
co-op placements	experience
co-op work experience	experience
coaching experience	experience
cocurricular activities	volunteering
codes and softwares	skills
coding languages	skills
coding projects	projects
coding skills	skills
college	education
college activities	volunteering
college education	education
college involvement	volunteering
college projects	projects
college service	volunteering
college teaching experience	experience
comfortable with	skills
commendations	awards
comments	other
commercial driving experience	experience
commissions	projects
committee memberships	memberships
committee service	volunteering
committee work	volunteering
committees	volunteering
committees and memberships	memberships
communication and interpersonal skills	skills
communication skills	skills
community	volunteering
community activities	volunteering
community affiliations	memberships
community affiliations and service	volunteering
community and extracurricular activities	volunteering
community and volunteer work	volunteering
community engagement	volunteering
community experience	volunteering
community involvement	volunteering
community leadership	volunteering
community organizations	volunteering
community outreach	volunteering
community participation	volunteering
community projects	projects
community service	volunteering
community service and volunteering	volunteering
community work	volunteering
company awards	awards
competences	skills
competencias	skills
competencias clave	skills
competencias digitales	skills
competencias profesionales	skills
competencias técnicas	skills
competencies	skills
competency	skills
competency profile	skills
competency summary	skills
competenties	skills
competenze	skills
competenze digitali	skills
competenze informatiche	skills
competenze linguistiche	languages
competenze personali	skills
competenze professionali	skills
competenze tecniche	skills
competenze trasversali	skills
competitions	awards
competitions and awards	awards
competências	skills
competências digitais	skills
competências linguísticas	languages
competências pessoais	skills
competências profissionais	skills
competências técnicas	skills
completed projects	projects
compliance	certifications
compositions	projects
computer	skills
computer and language skills	skills
computer and languages	skills
computer and technical skills	skills
computer applications	skills
computer bits	skills
computer experience	skills
computer expertise	skills
computer knowledge	skills
computer languages	skills
computer literacy	skills
computer packages	skills
computer proficiencies	skills
computer proficiency	skills
computer programmes	skills
computer programs	skills
computer skill	skills
computer skill and training	skills
computer skills	skills
computer skils	skills
computer software	skills
computer stuff	skills
computer systems	skills
computer systems and software	skills
computer use	skills
computerkennis	skills
computerkenntnisse	skills
computers	skills
computers etc	skills
computervaardigheden	skills
computing	skills
compétences	skills
compétences clés	skills
compétences informatiques	skills
compétences linguistiques	languages
compétences linguistiques et informatiques	skills
compétences personnelles	skills
compétences professionnelles	skills
compétences techniques	skills
conference activity	publications
conference papers	publications
conference participation	publications
conference presentations	publications
conference presentations and posters	publications
conference proceedings	publications
conference publications	publications
conference talks	publications
conferences	publications
conferences and presentations	publications
conferences and seminars	publications
conferences and talks	publications
conferences and workshops	publications
conferences attended	publications
conferencias	publications
congresos	publications
conhecimentos	skills
conhecimentos de informática	skills
conhecimentos linguísticos	languages
conhecimentos técnicos	skills
connaissances	skills
connaissances informatiques	skills
connaissances linguistiques	languages
connect	contact
connect with me	contact
conocimiento de idiomas	languages
conocimientos	skills
conocimientos informáticos	skills
conocimientos técnicos	skills
conoscenze informatiche	skills
conoscenze linguistiche	languages
conquistas	awards
consent	other
construction experience	experience
construction projects	projects
consultancy	experience
consultancy experience	experience
consulting engagements	experience
consulting experience	experience
consulting projects	projects
contact	contact
contact data	contact
contact details	contact
contact info	contact
contact information	contact
contact me	contact
contactgegevens	contact
contacto	contact
contacts	contact
contato	contact
contatos	contact
contatti	contact
contests	awards
continuing ed	certifications
continuing education	education
continuing education and training	education
continuing medical education	education
continuing professional development	education
continuing professional education	education
contract experience	experience
contract work	experience
contracting experience	experience
contracts	experience
contributions	projects
controls and software	skills
convegni	publications
cooking skills	skills
cooperative education experience	experience
coordinates	contact
coordonnées	contact
core areas of expertise	skills
core capabilities	skills
core competences	skills
core competencies	skills
core competency	skills
core experience	experience
core expertise	skills
core knowledge	skills
core proficiencies	skills
core qualifications	skills
core skill set	skills
core skills	skills
core strengths	skills
core technologies	skills
core values and skills	skills
corsi	education
corsi di formazione	education
course	education
course highlights	education
course projects	projects
course work	education
courses	education
courses and certificates	certifications
courses and certifications	certifications
courses and licenses	certifications
courses and tickets	certifications
courses attended	education
courses completed	education
courses taken	education
coursework	education
coursework projects	projects
court admissions	certifications
covid status	other
cpd	education
cpd activities	education
cpe	certifications
creative experience	experience
creative projects	projects
creative skills	skills
creative work	projects
credential	certifications
credentials	certifications
credentials and certifications	certifications
credentials and licenses	certifications
credits	experience
criminal record	other
criminal record check	other
cscs cards	certifications
culinary education	education
culinary experience	experience
culinary skills	skills
culinary training	education
curatorial experience	experience
current appointment	experience
current certifications	certifications
current employment	experience
current experience	experience
current interests	interests
current job	experience
current licenses	certifications
current memberships	memberships
current notice period	other
current or last employment	experience
current or most recent employer	experience
current or most recent employment	experience
current or most recent job	experience
current or most recent post	experience
current or previous employment	experience
current position	experience
current projects	projects
current research	publications
current role	experience
current salary	other
current/most recent employment	experience
cursos	education
cursos complementares	education
cursos e certificações	education
cursos realizados	education
cursos y seminarios	education
cursus	education
cursussen	education
cursussen en trainingen	education
customer service experience	experience
customer service skills	skills
cv summary	summary
członkostwa	memberships
członkostwo	memberships
dados pessoais	contact
dance experience	experience
dance skills	skills
dance training	education
dane kontaktowe	contact
dane osobowe	contact
data privacy	other
data projects	projects
data protection	other
data science projects	projects
data skills	skills
databases	skills
date of birth	other
dati personali	contact
datos académicos	education
datos adicionales	other
datos complementarios	other
datos de contacto	contact
datos de interés	other
datos personales	contact
days available	other
dbs	certifications
deal experience	projects
deal sheet	projects
declaration	other
declarations	other
decorations	awards
decorations and awards	awards
degree	education
degrees	education
degrees and certificates	education
degrees and diplomas	education
degrees earned	education
deneyim	experience
departmental service	volunteering
dernek üyelikleri	memberships
design experience	experience
design projects	projects
design skills	skills
design work	projects
designations	certifications
desired job type	other
desired position details	other
desired salary	other
desired work	other
destrezas	skills
details of experience	experience
development experience	experience
did you know	other
digital competence	skills
digital competences	skills
digital literacy	skills
digital skills	skills
digital stuff	skills
digital tools	skills
digitale vaardigheden	skills
dil	languages
dil becerileri	languages
diller	languages
diploma	education
diplomas	education
diplômes	education
diplômes et formations	education
direct care experience	experience
directly related experience	experience
directorships	memberships
disability	other
disability information	other
disaster relief	volunteering
disclaimer	other
disclosure	other
disclosures	other
discography	projects
disponibilidad	other
disponibilidad y movilidad	other
disponibilidade	other
disponibilità	other
disponibilité	other
dissertation	education
dissertation research	education
distinctions	awards
distinctions et prix	awards
divers	other
diğer	other
diğer bilgiler	other
doctoral dissertation	education
doctoral thesis	education
dodatkowe informacje	other
domain expertise	skills
domain knowledge	skills
domain skills	skills
doświadczenie	experience
doświadczenie zawodowe	experience
driver licence	certifications
driver's licence	certifications
driver's license	certifications
driver's license and endorsements	certifications
drivers licence	certifications
drivers license	certifications
driving experience	experience
driving history	experience
driving licence	certifications
driving licences	certifications
driving license	certifications
driving skills	skills
dyspozycyjność	other
działalność społeczna	volunteering
earlier career	experience
earlier employment	experience
earlier experience	experience
earlier posts	experience
earlier roles	experience
earlier work	experience
earlier work history	experience
early career	experience
early career history	experience
early experience	experience
edited books	publications
edited volumes	publications
editing skills	skills
editorial board memberships	publications
editorial boards	publications
editorial experience	experience
eduaction	education
educación	education
education	education
education and activities	education
education and affiliations	education
education and awards	education
education and background	education
education and certificates	education
education and certification	education
education and certifications	education
education and courses	education
education and coursework	education
education and credentials	education
education and development	education
education and honors	education
education and licences	education
education and licenses	education
education and licensure	education
education and memberships	education
education and professional development	education
education and professional training	education
education and qualifications	education
education and research	education
education and schooling	education
education and skills training	education
education and training	education
education and trainings	education
education background	education
education details	education
education history	education
education information	education
education level	education
education profile	education
education record	education
education summary	education
educational	education
educational achievements	awards
educational and professional qualifications	education
educational attainment	education
educational background	education
educational credentials	education
educational details	education
educational experience	education
educational history	education
educational institutions attended with dates	education
educational profile	education
educational qualification	education
educational qualifications	education
educational record	education
educational training	education
educaton	education
educação	education
eduction	education
edukacja	education
edv kenntnisse	skills
edv-kenntnisse	skills
ehliyet	certifications
ehrenamt	volunteering
ehrenamtliche tätigkeit	volunteering
ehrenamtliche tätigkeiten	volunteering
ehrenamtliches engagement	volunteering
ehrenämter	volunteering
ehrungen	awards
eigen projecten	projects
eigene projekte	projects
eintrittstermin	other
ek bilgiler	other
elementary education	education
elevator pitch	summary
eligibilities	certifications
eligibility	certifications
eligibility to work	other
elternzeit	experience
empfehlungen	references
empleo	experience
emplois	experience
employability skills	skills
employee awards	awards
employement	experience
employement history	experience
employer history	experience
employer references	references
employers	experience
employment	experience
employment authorization	other
employment background	experience
employment chronology	experience
employment details	experience
employment eligibility	other
employment experience	experience
employment gap	experience
employment history	experience
employment histroy	experience
employment objective	summary
employment profile	experience
employment record	experience
employment references	references
employment summary	experience
en bref	summary
enclosures	other
encyclopedia entries	publications
endorsements	references
endorsements and licenses	certifications
endorsements on skills	skills
engagement	volunteering
engagement associatif	volunteering
engagement bénévole	volunteering
engagements	volunteering
engagements associatifs	volunteering
engineering experience	experience
engineering projects	projects
engineering skills	skills
entrepreneurial experience	experience
entrepreneurship	experience
equal opportunities	other
equipment	skills
equipment and tools	skills
equipment experience	skills
equipment i can operate	skills
equipment i know	skills
equipment knowledge	skills
equipment operated	skills
equipment skills	skills
erfolge	awards
erhvervserfaring	experience
ervaring	experience
escolaridad	education
escolaridade	education
esperienza	experience
esperienza lavorativa	experience
esperienza professionale	experience
esperienze	experience
esperienze di lavoro	experience
esperienze di volontariato	volunteering
esperienze lavorative	experience
esperienze professionali	experience
essential skills	skills
estudios	education
estudios realizados	education
estudos	education
estágios	experience
everything else	other
exam results	education
examination results	education
examinations	education
examinations passed	education
exams	education
exams passed	education
exchange program	education
exchange programme	education
exchange semester	education
executive experience	experience
executive profile	summary
executive roles	experience
executive summary	summary
exhibition history	projects
exhibitions	projects
exhibits	projects
expected pay	other
expected salary	other
experiance	experience
experience	experience
experience and accomplishments	experience
experience and achievements	experience
experience and employment	experience
experience and skills	skills
experience highlights	experience
experience history	experience
experience record	experience
experience summary	summary
experienced in	skills
experienced with	skills
experiences	experience
experiencia	experience
experiencia de trabajo	experience
experiencia de voluntariado	volunteering
experiencia laboral	experience
experiencia profesional	experience
experiencias laborales	experience
experiência	experience
experiência de trabalho	experience
experiência profissional	experience
experiência voluntária	volunteering
experiências	experience
experiências profissionais	experience
expertise	skills
expirience	experience
expérience	experience
expérience bénévole	volunteering
expérience de travail	experience
expérience pertinente	experience
expérience professionnelle	experience
expériences	experience
expériences bénévoles	volunteering
expériences de travail	experience
expériences professionnelles	experience
externship	experience
externships	experience
extra	other
extra curricular	volunteering
extra curricular activities	volunteering
extra details	other
extra info	other
extra information	other
extra-curricular	volunteering
extra-curricular activities	volunteering
extracto	summary
extracurricular	volunteering
extracurricular activities	volunteering
extracurricular activity	volunteering
extracurricular experience	volunteering
extracurricular involvement	volunteering
extracurricular leadership	volunteering
extracurriculars	volunteering
extracurriculars and leadership	volunteering
extras	other
eğitim	education
eğitim bilgileri	education
faa certificates	certifications
fachkenntnisse	skills
fachliche kompetenzen	skills
facts	other
faculty appointments	experience
familiar with	skills
family	other
family and home	other
family background	other
family details	other
family leave	experience
farm experience	experience
favorites	interests
favourites	interests
featured projects	projects
featured work	projects
federal experience	experience
fellowship training	education
fellowships	awards
fellowships and awards	awards
fellowships and grants	awards
ferdigheter	skills
ferramentas	skills
fertigkeiten	skills
field experience	experience
field of expertise	skills
field placement	experience
field placements	experience
fields of expertise	skills
fields of interest	interests
fieldwork	experience
fieldwork experience	experience
film	experience
film and television	experience
film and tv	experience
film experience	experience
film projects	projects
filmography	projects
final year project	education
finance experience	experience
finance skills	skills
financial experience	experience
find me	contact
find me at	contact
find me on	contact
find me online	contact
first aid certifications	certifications
flight certificates and ratings	certifications
flight experience	experience
fluency	languages
flying experience	experience
food service experience	experience
for fun	interests
foreign language	languages
foreign language proficiency	languages
foreign language skills	languages
foreign languages	languages
formación	education
formación académica	education
formación académica y complementaria	education
formación complementaria	education
formación profesional	education
formal education	education
formal training	education
formation	education
formation académique	education
formation complémentaire	education
formation continue	education
formation et diplômes	education
formation initiale	education
formation professionnelle	education
formation scolaire	education
formations	education
formations complémentaires	education
formazione	education
formazione accademica	education
formazione professionale	education
formação	education
formação académica	education
formação acadêmica	education
formação complementar	education
formação profissional	education
fortalezas	skills
fortbildung	education
fortbildungen	education
forthcoming	publications
forthcoming publications	publications
frameworks	skills
frameworks and libraries	skills
fraternities	memberships
fraternities and sororities	memberships
free time	interests
free-time activities	interests
freelance	experience
freelance experience	experience
freelance projects	projects
freelance work	experience
freizeit	interests
freizeitaktivitäten	interests
freizeitbeschäftigung	interests
freizeitinteressen	interests
fremdsprachen	languages
fremdsprachenkenntnisse	languages
fritidsinteresser	interests
fritidsintressen	interests
frivillig arbeid	volunteering
frivilligt arbejde	volunteering
fun	interests
fun fact	interests
fun facts	interests
fun stuff	interests
functional areas	skills
functional expertise	skills
functional skills	skills
funding	awards
funding received	awards
further details	other
further education	education
further education and training	education
further info	other
further information	other
further notes	other
further studies	education
further training	education
further trainings	education
fähigkeiten	skills
fähigkeiten und kenntnisse	skills
färdigheter	skills
førerkort	certifications
führerschein	certifications
führerscheine	certifications
game projects	projects
games	projects
games shipped	projects
gcse results	education
gcses	education
gdpr	other
gear	skills
gehaltsvorstellung	other
gender	other
general	other
general information	other
general skills	skills
gesellschaftliches engagement	volunteering
get in touch	contact
giving back	volunteering
goal	summary
goals	summary
good at	skills
good to know	other
government experience	experience
grades	education
graduate assistantships	experience
graduate coursework	education
graduate education	education
graduate school	education
graduate studies	education
graduate study	education
graduate training	education
graduate work	education
grant funding	awards
grants	awards
grants and awards	awards
grants and fellowships	awards
grants and funding	awards
grants received	awards
greek life	volunteering
group exhibitions	projects
group projects	projects
groups	memberships
growth path	experience
guest lectures	publications
guest lectures and invited talks	publications
guilds	memberships
gönüllü çalışmalar	volunteering
gönüllülük	volunteering
habilidades	skills
habilidades blandas	skills
habilidades e competências	skills
habilidades profesionales	skills
habilidades técnicas	skills
habilidades y competencias	skills
habilitations	certifications
habilitação	certifications
habilitações académicas	education
habilitações literárias	education
hackathon projects	projects
hackathons	projects
hakkımda	summary
hands-on experience	experience
hands-on skills	skills
handy with	skills
hard and soft skills	skills
hard skills	skills
hardware	skills
hardware and software	skills
headline	summary
health	other
health and safety certifications	certifications
health care experience	experience
health status	other
healthcare experience	experience
heavy equipment	skills
height and weight	other
herramientas	skills
high risk licences	certifications
high risk work licences	certifications
high school	education
high school education	education
higher education	education
highest education	education
highest education attained	education
highlights	summary
highlights of experience	summary
highlights of qualifications	summary
historial laboral	experience
historique professionnel	experience
histórico profissional	experience
hobbies	interests
hobbies and activities	interests
hobbies and interests	interests
hobbies and leisure	interests
hobbies and passions	interests
hobbies and pastimes	interests
hobbies and talents	interests
hobby	interests
hobby e interessi	interests
hobby i zainteresowania	interests
hobby projects	projects
hobby's	interests
hobby's en interesses	interests
hobbys	interests
hobbys und interessen	interests
hobies	interests
hobiler	interests
hobiler ve ilgi alanları	interests
hochschulausbildung	education
hochschulstudium	education
honor	awards
honor societies	memberships
honor society memberships	memberships
honors	awards
honors and achievements	awards
honors and activities	awards
honors and awards	awards
honors and distinctions	awards
honors and fellowships	awards
honors and prizes	awards
honors and recognition	awards
honors and scholarships	awards
honors and societies	awards
honors awards	awards
honors received	awards
honours	awards
honours and awards	awards
honours awards	awards
hospital appointments	experience
hospital experience	experience
hospitality experience	experience
hours available	other
how i learned it	education
how to reach me	contact
human languages	languages
humanitarian work	volunteering
i also speak	languages
i can	skills
i can use	skills
i can work with	skills
i know my way around	skills
i know my way round	skills
i speak	languages
i t skills	skills
i use	skills
i work with	skills
ict	skills
ict competencies	skills
ict skills	skills
ideellt arbete	volunteering
idiomas	languages
idiomas extranjeros	languages
iletişim	contact
iletişim bilgileri	contact
ilgi alanları	interests
immigration status	other
immunisations	other
immunization record	other
immunizations	other
implication sociale	volunteering
important information	other
in a nutshell	summary
in brief	summary
in my free time	interests
in my spare time	interests
in press	publications
in short	summary
in the media	publications
in the press	publications
in-house training	education
independent projects	projects
industrial attachment	experience
industrial placement	experience
industrial training	experience
industry affiliations	memberships
industry associations	memberships
industry awards	awards
industry certifications	certifications
industry experience	experience
industry expertise	skills
industry expertise and skills	skills
industry knowledge	skills
industry memberships	memberships
industry projects	projects
industry recognition	awards
industry skills	skills
información académica	education
información adicional	other
información complementaria	other
información de contacto	contact
información personal	contact
informacje dodatkowe	other
informatic tools	skills
informations complémentaires	other
informations personnelles	contact
informations supplémentaires	other
informatique	skills
informazioni aggiuntive	other
informazioni personali	contact
informações adicionais	other
informações complementares	other
informações de contato	contact
informações pessoais	contact
informática	skills
inne	other
institutional service	volunteering
institutions attended with dates	education
instrumentation	skills
instruments	skills
instruments handled	skills
intellectual property	publications
intereses	interests
intereses personales	interests
intereses y aficiones	interests
interessen	interests
interessen und hobbies	interests
interessen und hobbys	interests
interesser	interests
interesses	interests
interesses e hobbies	interests
interesses pessoais	interests
interessi	interests
interessi e hobby	interests
interessi personali	interests
interest	interests
interesting facts	other
interests	interests
interests and achievements	interests
interests and activities	interests
interests and extracurricular activities	interests
interests and fun facts	interests
interests and hobbies	interests
interests and leisure	interests
interests and other	interests
interests and pastimes	interests
interests and personal	interests
interests and skills	interests
intern experience	experience
international experience	experience
international study	education
internship	experience
internship and residency	education
internship experience	experience
internship projects	projects
internships	experience
internships and experience	experience
interpersonal skills	skills
intressen	interests
intrests	interests
intro	summary
introduction	summary
intérêts	interests
intérêts et loisirs	interests
intérêts personnels	interests
inventions	publications
investigación	publications
invited lectures	publications
invited presentations	publications
invited speaker	publications
invited talks	publications
involvement	volunteering
involvements	volunteering
istruzione	education
istruzione e formazione	education
istruzione e qualifiche	education
it	skills
it and software	skills
it certifications	certifications
it competencies	skills
it experience	experience
it expertise	skills
it kenntnisse	skills
it knowledge	skills
it proficiency	skills
it skills	skills
it stuff	skills
it systems	skills
it-kenntnisse	skills
iş deneyimi	experience
iş deneyimleri	experience
iş tecrübesi	experience
job before that	experience
job before this	experience
job experience	experience
job history	experience
job objective	summary
job preferences	other
job related skills	skills
job related training	education
job skills	skills
job type	other
job-related skills	skills
jobs	experience
jobs before that	experience
jobs held	experience
jobs held so far	experience
jobs i have had	experience
jobs i've had	experience
journal articles	publications
journal papers	publications
journal publications	publications
journalism experience	experience
journals	publications
jurisdictions	certifications
języki	languages
języki obce	languages
kariyer hedefi	summary
karriereziel	summary
kennis en vaardigheden	skills
kenntnisse	skills
kenntnisse und fähigkeiten	skills
kernkompetenzen	skills
key abilities	skills
key accomplishments	awards
key achievements	summary
key attributes	skills
key capabilities	skills
key competences	skills
key competencies	skills
key competency	skills
key courses	education
key coursework	education
key experience	experience
key expertise	skills
key highlights	summary
key modules	education
key proficiencies	skills
key profile	summary
key project experience	projects
key projects	projects
key qualifications summary	summary
key skill	skills
key skills	skills
key skills and attributes	skills
key skills and competencies	skills
key skills and experience	skills
key skills and knowledge	skills
key skills and strengths	skills
key strengths	skills
key subjects	education
key technical skills	skills
keynote addresses	publications
keynotes	publications
keywords	skills
kielitaito	languages
kind words	references
kit i can use	skills
kit i have used	skills
kit i know	skills
kitchen experience	experience
kitchen skills	skills
kişisel bilgiler	contact
kişisel projeler	projects
klauzula	other
knowledge	skills
knowledge and abilities	skills
knowledge and expertise	skills
knowledge and skills	skills
knowledge and skills summary	skills
knowledge areas	skills
knowledge skills and abilities	skills
knowledges	skills
knowlege	skills
knows	skills
kompetencje	skills
kompetenser	skills
kompetenzen	skills
konferanslar	publications
konferencje	publications
kontakt	contact
kontaktdaten	contact
kontaktinformationen	contact
koulutus	education
ksas	skills
kurslar	education
kursy	education
kursy i szkolenia	education
kurzprofil	summary
kurzprofil und ziele	summary
kwaliteiten	skills
körkort	certifications
lab experience	experience
lab skills	skills
lab techniques	skills
laboratory experience	experience
laboratory skills	skills
laboratory techniques	skills
langauges	languages
language	languages
language abilities	languages
language ability	languages
language and communication	languages
language competence	languages
language competencies	languages
language fluency	languages
language knowledge	languages
language known	languages
language proficiencies	languages
language proficiency	languages
language qualifications	languages
language skills	languages
languages	languages
languages and dialects	languages
languages and frameworks	skills
languages and levels	languages
languages and nationalities	languages
languages and proficiency	languages
languages and technologies	skills
languages and tools	skills
languages i know	languages
languages i speak	languages
languages known	languages
languages spoken	languages
langues	languages
langues parlées	languages
langues vivantes	languages
langues étrangères	languages
languges	languages
last job	experience
law enforcement experience	experience
law school	education
leadership	volunteering
leadership activities	volunteering
leadership and activities	volunteering
leadership and community involvement	volunteering
leadership and community service	volunteering
leadership and extracurricular activities	volunteering
leadership and involvement	volunteering
leadership and service	volunteering
leadership and volunteer experience	volunteering
leadership and volunteering	volunteering
leadership experience	volunteering
leadership experiences	volunteering
leadership involvement	volunteering
leadership positions	volunteering
leadership roles	volunteering
leadership skills	skills
learned societies	memberships
lectures	publications
lectures and presentations	publications
legal education	education
legal experience	experience
leisure	interests
leisure activities	interests
leisure and interests	interests
leisure interests	interests
leisure pursuits	interests
leisure time	interests
lenguas	languages
lenguas extranjeras	languages
let's connect	contact
letters after my name	certifications
letters after the name	certifications
letters of recommendation	references
letters of reference	references
level of education	education
libraries and frameworks	skills
library experience	experience
licence	certifications
licences	certifications
licences and certificates	certifications
licences and certifications	certifications
licences and qualifications	certifications
licences and registrations	certifications
licences and tickets	certifications
licences et certifications	certifications
licences held	certifications
licencias	certifications
licencias y certificaciones	certifications
license	certifications
license and certifications	certifications
license and endorsements	certifications
license and exam	certifications
licenses	certifications
licenses and certificates	certifications
licenses and certification	certifications
licenses and certifications	certifications
licenses and credentials	certifications
licenses and endorsements	certifications
licenses and permits	certifications
licenses and registrations	certifications
licenses and training	certifications
licenses held	certifications
licenses or certificates	certifications
licenses, certs etc	certifications
licensing	certifications
licensing and certification	certifications
licensing and certifications	certifications
licensure	certifications
licensure and certification	certifications
licensure and certifications	certifications
licensure and credentials	certifications
licensure and registration	certifications
licensures	certifications
licenças	certifications
licenças e certificados	certifications
lidmaatschap	memberships
lidmaatschappen	memberships
life outside of work	interests
life outside work	interests
likes	interests
lingue	languages
lingue parlate	languages
lingue straniere	languages
linguistic abilities	languages
linguistic ability	languages
linguistic proficiency	languages
linguistic skills	languages
linguistics skills	languages
links	contact
list of publications	publications
list of references	references
lizenzen	certifications
lizenzen und zertifikate	certifications
local experience	experience
location preferences	other
logiciels	skills
logros	awards
logros profesionales	awards
loisirs	interests
loisirs et centres d'intérêt	interests
loisirs et intérêts	interests
looking for	summary
loopbaan	experience
loves	interests
línguas	languages
línguas estrangeiras	languages
machine learning projects	projects
machinery	skills
machinery and equipment	skills
machinery operated	skills
machines	skills
machines and tools	skills
machines i can run	skills
machines i have run	skills
machines i know	skills
machines i run	skills
machines operated	skills
magazine articles	publications
main skills	skills
major accomplishments	awards
major achievements	awards
major projects	projects
major works	projects
makaleler	publications
management experience	experience
management skills	skills
managerial experience	experience
managerial skills	skills
mandatory and other training	certifications
mandatory training	certifications
mandatory training and courses	certifications
manual skills	skills
manuscripts	publications
manuscripts in preparation	publications
manuscripts submitted	publications
manuscripts under review	publications
marital status	other
maritime certifications	certifications
marketing experience	experience
marketing skills	skills
master's thesis	education
masters thesis	education
measurements	other
mechanical skills	skills
medals	awards
medals and awards	awards
medals and decorations	awards
media appearances	publications
media coverage	publications
media experience	experience
media mentions	publications
medical education	education
medical experience	experience
medical fitness	other
medical license	certifications
medical licenses	certifications
medical licensure	certifications
medical school	education
medical skills	skills
medical training	education
medlemskap	memberships
member of	memberships
membership	memberships
membership and affiliations	memberships
membership in professional organizations	memberships
membership of professional bodies	memberships
memberships	memberships
memberships and accreditations	memberships
memberships and activities	memberships
memberships and affiliations	memberships
memberships and associations	memberships
memberships and awards	memberships
memberships and certifications	memberships
memberships and interests	memberships
memberships and licenses	memberships
memberships and organizations	memberships
memberships and professional affiliations	memberships
memberships of professional bodies	memberships
membre de	memberships
membresías	memberships
mes coordonnées	contact
mesleki deneyim	experience
methodologies	skills
methods	skills
methods and techniques	skills
military	experience
military and civilian experience	experience
military awards	awards
military awards and decorations	awards
military background	experience
military career	experience
military decorations	awards
military education	education
military experience	experience
military history	experience
military honors	awards
military schools	education
military service	experience
military service history	experience
military skills	skills
military status	other
military training	education
military training and education	education
ministry experience	experience
misc	other
miscellanea	other
miscellaneous	other
miscellaneous details	other
miscellaneous information	other
miscellaneous skills	skills
miscellany	other
mission statement	summary
mission trips	volunteering
mission work	volunteering
missionary service	volunteering
missions	volunteering
mitgliedschaft	memberships
mitgliedschaften	memberships
mitgliedschaften und engagement	memberships
mobile apps	projects
mobility	other
mobilité	other
modern languages	languages
modules	education
monographs	publications
moocs	education
more information	other
more training	education
most proud of	awards
most recent employment	experience
most recent job	experience
most recent position	experience
mother tongue	languages
mother tongues	languages
multilingual skills	languages
museum experience	experience
music and hobbies	interests
music education and training	education
musical education	education
musical experience	experience
musical training	education
my achievements	awards
my awards	awards
my career	experience
my career so far	experience
my certifications	certifications
my contact details	contact
my education	education
my experience	experience
my goal	summary
my hobbies	interests
my interests	interests
my jobs	experience
my kit	skills
my languages	languages
my links	contact
my memberships	memberships
my papers	certifications
my passions	interests
my portfolio	projects
my profile	summary
my projects	projects
my publications	publications
my qualifications	education
my referees	references
my references	references
my skills	skills
my story	summary
my strengths	skills
my studies	education
my tickets	certifications
my toolbox	skills
my tools	skills
my work	projects
my work history	experience
nagrody	awards
nagrody i wyróżnienia	awards
national service	experience
nationality	other
nationality and visa	other
native language	languages
native languages	languages
natural languages	languages
nebenjobs	experience
nebentätigkeiten	experience
nevenactiviteiten	volunteering
newspaper articles	publications
non-executive directorships	memberships
non-peer-reviewed publications	publications
non-profit experience	experience
non-refereed publications	publications
nonprofit experience	experience
notable accomplishments	awards
notable achievements	awards
notable cases	projects
notable projects	projects
notable skills	skills
note	other
notes	other
noteworthy	other
noteworthy facts	other
notice period	other
nursing education	education
nursing experience	experience
nursing history	experience
nursing license	certifications
nursing licenses	certifications
nursing licensure	certifications
nursing philosophy	summary
nursing posts	experience
nursing registration	certifications
nursing school	education
nursing skills	skills
o mnie	summary
obiettivo	summary
obiettivo professionale	summary
objectif	summary
objectif de carrière	summary
objectif professionnel	summary
objective	summary
objective and summary	summary
objectives	summary
objetivo	summary
objetivo laboral	summary
objetivo profesional	summary
objetivo profissional	summary
objetivos profesionales	summary
obsługa komputera	skills
octrooien	publications
odds and ends	other
odds and sods	other
of note	other
off duty	interests
off the clock	interests
off-duty	interests
office experience	experience
office skills	skills
offshore experience	experience
on-campus employment	experience
on-the-job experience	experience
on-the-job training	education
onderscheidingen	awards
online courses	education
online courses completed	education
online learning	education
online portfolio	projects
online presence	contact
online profiles	contact
onorificenze	awards
open source	projects
open source contributions	projects
open source projects	projects
open source work	projects
open-source	projects
open-source contributions	projects
open-source projects	projects
operating systems	skills
operator licenses	certifications
opleiding	education
opleiding en cursussen	education
opleidingen	education
opleidingen en cursussen	education
oral presentations	publications
organisational skills	skills
organisations	memberships
organization memberships	memberships
organizational affiliations	memberships
organizational experience	experience
organizational memberships	memberships
organizational skills	skills
organizations	memberships
organizations and activities	memberships
organizations and affiliations	memberships
organizations and memberships	memberships
osiągnięcia	awards
other	other
other accomplishments	awards
other achievements	awards
other activities	volunteering
other bits	other
other certifications	certifications
other courses	education
other data	other
other details	other
other education	education
other employment	experience
other engagements	volunteering
other experience	experience
other facts	other
other info	other
other information	other
other interests	interests
other interests and activities	interests
other interests and hobbies	interests
other jobs	experience
other languages	languages
other notes	other
other positions	experience
other professional experience	experience
other projects	projects
other qualifications	other
other qualifications and information	other
other relevant experience	experience
other relevant information	other
other relevant skills	skills
other roles	experience
other skills	skills
other skills and abilities	skills
other studies	education
other stuff	other
other technical skills	skills
other things	other
other training	education
other work	experience
other work experience	experience
other work history	experience
others	other
otra información	other
otros	other
otros datos	other
otros datos de interés	other
outils	skills
outras informações	other
outreach	volunteering
outreach activities	volunteering
outreach and service	volunteering
outros	other
outside activities	interests
outside interests	interests
outside of work	interests
outside work	interests
over mij	summary
overig	other
overige	other
overige gegevens	other
overige informatie	other
overseas experience	experience
overseas study	education
overview	summary
own transport	other
packages	skills
paid experience	experience
paid work	experience
paid work experience	experience
palestras	publications
panels	publications
panels and talks	publications
paper	certifications
paper presentations	publications
papers	publications
papers and presentations	publications
papers and tickets	certifications
papers i hold	certifications
papers presented	publications
papers published	publications
parcours	experience
parcours académique	education
parcours professionnel	experience
parcours scolaire	education
parental leave	experience
parish work	volunteering
part time jobs	experience
part-time jobs	experience
part-time work	experience
particulars	contact
pasatiempos	interests
passatempos	interests
passe-temps	interests
passion projects	projects
passions	interests
passions and interests	interests
passport	other
passport details	other
passport information	other
past employers	experience
past employment	experience
past experience	experience
past jobs	experience
past positions	experience
past projects	projects
past roles	experience
past work experience	experience
pastimes	interests
patent	publications
patent applications	publications
patente	certifications
patente di guida	certifications
patentes	publications
patenti	certifications
patentini	certifications
patentler	publications
patents	publications
patents and applications	publications
patents and publications	publications
patents granted	publications
patenty	publications
patient care experience	experience
patient care skills	skills
pay expected	other
peer review	publications
peer review activity	publications
peer reviewed publications	publications
peer-reviewed articles	publications
peer-reviewed journal articles	publications
peer-reviewed publications	publications
people skills	skills
people to ask	references
people who know my work	references
people who will speak for me	references
people who will vouch for me	references
people who'll vouch for me	references
people you can ask	references
people you can call	references
percorso di studi	education
percorso professionale	experience
percurso profissional	experience
perfil	summary
perfil laboral	summary
perfil personal	summary
perfil profesional	summary
perfil profissional	summary
performance awards	awards
performance experience	experience
performance skills	skills
performance training	education
performances	projects
performances and publications	publications
performing experience	experience
performing skills	skills
permis	certifications
permis de conduire	certifications
permis et habilitations	certifications
permiso de conducir	certifications
permisos	certifications
permits	certifications
permits and licenses	certifications
personal	contact
personal accomplishments	awards
personal achievements	awards
personal attributes	skills
personal data	contact
personal details	contact
personal facts	other
personal hobbies	interests
personal info	contact
personal information	contact
personal interests	interests
personal interests and activities	interests
personal interests and hobbies	interests
personal particulars	contact
personal profile	summary
personal project	projects
personal projects	projects
personal qualities	skills
personal references	references
personal skills	skills
personal skills and qualities	skills
personal statement	summary
personal strengths	skills
personal summary	summary
personal synopsis	summary
personal traits	skills
personalia	contact
personality traits	skills
persoonlijk profiel	summary
persoonlijke gegevens	contact
persönliche angaben	contact
persönliche daten	contact
persönliche interessen	interests
persönliche stärken	skills
pesquisa	publications
pharmacy experience	experience
philanthropic work	volunteering
philanthropy	volunteering
philosophy	summary
physical characteristics	other
physical data	other
physical stats	other
pilot certificates	certifications
pilot licenses	certifications
ping me	contact
placements	experience
places i have worked	experience
places i've worked	experience
places worked	experience
plant and machinery	skills
plant operated	skills
platforms	skills
podsumowanie	summary
podsumowanie zawodowe	summary
police check	other
police clearance	other
political experience	experience
ponencias	publications
ponencias y publicaciones	publications
portfolio	projects
portfolio highlights	projects
position desired	summary
position of responsibility	volunteering
position sought	summary
position wanted	summary
positions	experience
positions held	experience
positions of responsibility	volunteering
post-graduate education	education
post-secondary education	education
postdoctoral experience	experience
postdoctoral research	experience
postdoctoral training	experience
poster presentations	publications
posters	publications
posters and presentations	publications
postgraduate education	education
postgraduate studies	education
postgraduate training	education
posts held	experience
postsecondary education	education
practica	experience
practical experience	experience
practical skills	skills
practice area	skills
practice areas	skills
practice software	skills
practice teaching	experience
practicum	experience
practicum experience	experience
practicums	experience
praktika	experience
praktikum	experience
praktische erfahrung	experience
praktische erfahrungen	experience
praktyki	experience
prawo jazdy	certifications
preceptorship	experience
preceptorships	experience
preferences	other
preferred hours	other
preferred location	other
preferred locations	other
preferred shifts	other
preferred work locations	other
preise	awards
preise und auszeichnungen	awards
premi	awards
premi e riconoscimenti	awards
premios	awards
premios y distinciones	awards
premios y reconocimientos	awards
present employment	experience
present job	experience
present or last employment	experience
present or most recent employer	experience
present or most recent employment	experience
present position	experience
present post	experience
presentación	summary
presentation	publications
presentations	publications
presentations and posters	publications
presentations and publications	publications
presentations and talks	publications
presentations and workshops	publications
presentazione	summary
press	publications
press and awards	awards
press coverage	publications
prestaties	awards
pretensão salarial	other
previous appointments	experience
previous career	experience
previous employment	experience
previous experience	experience
previous job	experience
previous jobs	experience
previous position	experience
previous positions	experience
previous posts	experience
previous projects	projects
previous roles	experience
previous work	experience
previous work experience	experience
prijzen	awards
prijzen en onderscheidingen	awards
primary education	education
primary skills	skills
principales réalisations	projects
prior career	experience
prior employment	experience
prior experience	experience
prior work experience	experience
prior work history	experience
privacy	other
prix	awards
prix et bourses	awards
prix et distinctions	awards
prix et récompenses	awards
prizes	awards
prizes and awards	awards
pro bono	volunteering
pro bono experience	volunteering
pro bono work	volunteering
proceedings	publications
production experience	experience
productions	projects
professional abilities	skills
professional accomplishments	awards
professional accreditations	certifications
professional achievements	awards
professional activities	memberships
professional activities and affiliations	memberships
professional activities and memberships	memberships
professional activity	experience
professional affiliation	memberships
professional affiliations	memberships
professional affiliations and activities	memberships
professional affiliations and awards	memberships
professional affiliations and certifications	memberships
professional affiliations and memberships	memberships
professional and personal references	references
professional appointments	experience
professional associations	memberships
professional associations and memberships	memberships
professional attributes	skills
professional awards	awards
professional background	experience
professional bio	summary
professional bodies	memberships
professional body membership	memberships
professional capabilities	skills
professional career	experience
professional certificates	certifications
professional certification	certifications
professional certifications	certifications
professional certifications and licenses	certifications
professional certifications and training	certifications
professional chronology	experience
professional competencies	skills
professional credentials	certifications
professional designation	certifications
professional designations	certifications
professional development	education
professional development and training	education
professional education	education
professional eligibility	certifications
professional employment	experience
professional employment history	experience
professional examinations	education
professional experiance	experience
professional experience	experience
professional experiences	experience
professional expertise	skills
professional goal	summary
professional goals	summary
professional highlights	summary
professional history	experience
professional honors	awards
professional interests	interests
professional involvement	memberships
professional journey	experience
professional leadership	memberships
professional learning	certifications
professional licences	certifications
professional license	certifications
professional licenses	certifications
professional licenses and certifications	certifications
professional licensing	certifications
professional licensure	certifications
professional licensure and certification	certifications
professional life	experience
professional membership	memberships
professional memberships	memberships
professional memberships and activities	memberships
professional memberships and affiliations	memberships
professional memberships and certifications	memberships
professional military education	education
professional networks	memberships
professional objective	summary
professional organisations	memberships
professional organization memberships	memberships
professional organizations	memberships
professional organizations and memberships	memberships
professional overview	summary
professional path	experience
professional practice	experience
professional presentations	publications
professional proficiencies	skills
professional profile	summary
professional projects	projects
professional publications	publications
professional qualification	certifications
professional qualifications	certifications
professional qualifications and education	education
professional recognition	awards
professional referees	references
professional references	references
professional registration	certifications
professional registrations	certifications
professional service	volunteering
professional skills	skills
professional skills and abilities	skills
professional snapshot	summary
professional societies	memberships
professional society memberships	memberships
professional statement	summary
professional strengths	skills
professional summary	summary
professional synopsis	summary
professional training	education
professional trainings	education
professional trainings and certificates	education
professional work experience	experience
professional work history	experience
profesyonel özet	summary
proffessional summary	summary
proficiencies	skills
proficiency	skills
proficient in	skills
proficient with	skills
profiel	summary
profil	summary
profil personnel	summary
profil professionnel	summary
profil zawodowy	summary
profile	summary
profile and objective	summary
profile snapshot	summary
profile statement	summary
profile summary	summary
profiles	contact
profilo	summary
profilo personale	summary
profilo professionale	summary
progetti	projects
progetti accademici	projects
progetti personali	projects
program committees	publications
programme committees	publications
programmes	skills
programmes i use	skills
programming	skills
programming experience	experience
programming knowledge	skills
programming languages	skills
programming languages and tools	skills
programming projects	projects
programming skills	skills
programs	skills
programs and software	skills
programs i know	skills
programs i use	skills
programs known	skills
project	projects
project details	projects
project experience	projects
project highlights	projects
project history	projects
project list	projects
project management experience	projects
project portfolio	projects
project summary	projects
project work	projects
projecten	projects
projectervaring	projects
projects	projects
projects and portfolio	projects
projects and research	projects
projects completed	projects
projects handled	projects
projects undertaken	projects
projects worked on	projects
projekte	projects
projekte und referenzen	projects
projekter	projects
projekterfahrung	projects
projekty	projects
projekty własne	projects
projeler	projects
projetos	projects
projetos acadêmicos	projects
projetos desenvolvidos	projects
projetos pessoais	projects
projets	projects
projets académiques	projects
projets personnels	projects
projets réalisés	projects
proudest moments	awards
proyectos	projects
proyectos académicos	projects
proyectos destacados	projects
proyectos personales	projects
prácticas	experience
prácticas profesionales	experience
prémios	awards
présentation	summary
prêmios	awards
prêmios e reconhecimentos	awards
pubblicazioni	publications
pubblicazioni scientifiche	publications
public sector experience	experience
public service	volunteering
public service experience	experience
public speaking	publications
publicaciones	publications
publicaciones científicas	publications
publicaties	publications
publication	publications
publication and poster	publications
publication list	publications
publications	publications
publications and awards	publications
publications and conferences	publications
publications and media	publications
publications and papers	publications
publications and patents	publications
publications and posters	publications
publications and presentations	publications
publications and press	publications
publications and research	publications
publications and talks	publications
publications et communications	publications
publications in progress	publications
publications list	publications
publications scientifiques	publications
publications under review	publications
publicações	publications
publikacje	publications
publikationen	publications
publikationer	publications
publikationsliste	publications
published	publications
published abstracts	publications
published articles	publications
published papers	publications
published translations	publications
published work	publications
published works	publications
published writing	publications
pupillage	experience
pursuits	interests
qualifcations	education
qualification	education
qualification highlights	summary
qualification summary	summary
qualifications	education
qualifications and certifications	certifications
qualifications and education	education
qualifications and licences	certifications
qualifications and tickets	certifications
qualifications and training	education
qualifications in brief	education
qualifications obtained with dates	education
qualifications overview	summary
qualifications profile	summary
qualifications summary	summary
qualificatons	education
qualities	skills
qualités	skills
quem sou	summary
qui suis-je	summary
quién soy	summary
race and gender	other
ratings	certifications
ratings and certificates	certifications
reach me	contact
reach me at	contact
reach out	contact
recapiti	contact
reccomendations	references
recent employment	experience
recent experience	experience
recent jobs	experience
recent projects	projects
recent publications	publications
recent roles	experience
recent training	education
recent work	projects
recherche	publications
recitals	projects
recognition	awards
recognition and awards	awards
recognitions	awards
recomendaciones	references
recomendations	references
recomendações	references
recommandations	references
recommendation letters	references
recommendations	references
recommended by	references
reconhecimentos	awards
reconocimientos	awards
recordings	projects
recreation	interests
recreational activities	interests
recreational interests	interests
referances	references
referans	references
referanser	references
referanslar	references
referee	references
referee details	references
refereed articles	publications
refereed conference papers	publications
refereed journal articles	publications
refereed journal publications	publications
refereed publications	publications
referees	references
referees available on request	references
referees on request	references
referees' details	references
reference	references
reference contacts	references
reference list	references
references	references
references and contacts	references
references and recommendations	references
references and referees	references
references and testimonials	references
references available	references
references available if requested	references
references available on request	references
references available upon request	references
references furnished upon request	references
references on request	references
references provided upon request	references
references upon request	references
referencias	references
referencias disponibles a solicitud	references
referencias laborales	references
referencias personales	references
referencias profesionales	references
referencje	references
referencje dostępne na życzenie	references
referenser	references
referenties	references
referenties beschikbaar op aanvraag	references
referenties op aanvraag	references
referenz	references
referenze	references
referenze disponibili su richiesta	references
referenze professionali	references
referenzen	references
referenzen auf anfrage	references
refernces	references
referências	references
referências profissionais	references
refrences	references
refs	references
registered nurse experience	experience
registration	certifications
registration and licensure	certifications
registrations	certifications
related course work	education
related courses	education
related coursework	education
related experience	experience
related skills	skills
related work experience	experience
relevant certificates	certifications
relevant certifications	certifications
relevant course work	education
relevant courses	education
relevant coursework	education
relevant employment	experience
relevant experience	experience
relevant information	other
relevant licenses	certifications
relevant modules	education
relevant professional experience	experience
relevant project experience	projects
relevant projects	projects
relevant skills	skills
relevant skills and experience	skills
relevant technical skills	skills
relevant work experience	experience
relevant work history	experience
relevante werkervaring	experience
religion	other
relocation	other
remarks	other
renseignements complémentaires	other
repertoire	projects
reports	publications
representative cases	projects
representative engagements	projects
representative matters	projects
representative projects	projects
representative transactions	projects
representative work	projects
research	publications
research and projects	projects
research and publications	publications
research and scholarship	publications
research and work experience	experience
research appointments	experience
research areas	interests
research awards	awards
research contributions	publications
research experience	experience
research funding	awards
research grants	awards
research interest	interests
research interests	interests
research interests and publications	publications
research output	publications
research outputs	publications
research project	projects
research projects	projects
research publications	publications
research skills	skills
research techniques	skills
residence status	other
residency	education
residency and fellowship	education
residency status	other
residency training	education
responsabilities	experience
responsibilities	experience
responsibilities held	volunteering
restaurant experience	experience
results	education
resume headline	summary
resume highlights	summary
resume objective	summary
resume summary	summary
resumen	summary
resumen ejecutivo	summary
resumen profesional	summary
resumo	summary
resumo de qualificações	summary
resumo profissional	summary
retail experience	experience
reviewing	publications
ricerca	publications
riconoscimenti	awards
right to work	other
right to work status	other
rijbewijs	certifications
rijbewijzen	certifications
rn licensure	certifications
rodo	other
roles	experience
roles held	experience
rotations	experience
réalisations	projects
récompenses	awards
référence	references
références	references
références disponibles sur demande	references
références professionnelles	references
références sur demande	references
résumé des qualifications	summary
résumé professionnel	summary
sabbatical	experience
safety certificates	certifications
safety certifications	certifications
safety tickets	certifications
safety training	education
safety training and certifications	certifications
salary expectation	other
salary expectations	other
salary history	other
salary requirements	other
sales and marketing experience	experience
sales awards	awards
sales experience	experience
sales skills	skills
samenvatting	summary
sample projects	projects
sample work	projects
samples of work	projects
savoir-faire	skills
savoir-faire et savoir-être	skills
savoir-être	skills
say hello	contact
say hi	contact
say hi here	contact
scholarly publications	publications
scholarly work	publications
scholarship	awards
scholarship and publications	publications
scholarships	awards
scholarships and awards	awards
scholarships and bursaries	awards
scholarships and fellowships	awards
scholarships and grants	awards
scholarships and honors	awards
scholastic achievements	awards
scholastic achievements and education	education
scholastic honors	awards
scholastic record	education
scholastics	education
scholing	education
school	education
school activities	volunteering
school education	education
school involvement	volunteering
school projects	projects
school qualifications	education
school record	education
schooling	education
schools	education
schools attended	education
schulausbildung	education
schulbildung	education
schule	education
schulische ausbildung	education
scientific experience	experience
scientific papers	publications
scientific publications	publications
scientific skills	skills
scolarité	education
screen credits	experience
sea service	experience
sea time	experience
seasonal work	experience
second level education	education
secondary education	education
secondary school	education
secondary schooling	education
secretarial skills	skills
security clearance	certifications
security clearances	certifications
security experience	experience
security vetting	other
selected accomplishments	awards
selected achievements	summary
selected articles	publications
selected cases	projects
selected compositions	projects
selected coursework	education
selected cpd	certifications
selected credits	experience
selected engagements	experience
selected exhibitions	projects
selected experience	experience
selected filmography	projects
selected highlights	summary
selected matters	projects
selected outputs	publications
selected performances	projects
selected presentations	publications
selected professional experience	experience
selected project experience	projects
selected projects	projects
selected publication	publications
selected publications	publications
selected research	publications
selected roles	experience
selected skills	skills
selected talks	publications
selected training	education
selected transactions	projects
selected work	projects
selected work experience	experience
selected works	projects
selected writing	publications
self declaration	other
self employment	experience
self study	education
self-employment	experience
self-study	education
semester abroad	education
seminars	education
seminars and trainings	education
seminars and trainings attended	education
seminars and workshops	education
seminars attended	education
senior design	projects
senior design project	projects
senior project	projects
sertifika	certifications
sertifikalar	certifications
service	volunteering
service activities	volunteering
service and outreach	volunteering
service awards	awards
service history	experience
service record	experience
service to profession	volunteering
service to the community	volunteering
service to the profession	volunteering
service work	volunteering
shift availability	other
shipped titles	projects
shop experience	experience
short bio	summary
short courses	education
short courses attended	education
side business	experience
side project	projects
side projects	projects
side work	projects
significant accomplishments	awards
significant achievements	awards
significant experience	experience
significant projects	projects
significant skills	skills
sintesi	summary
site cards	certifications
site experience	experience
site tickets	certifications
siwes	experience
skill	skills
skill base	skills
skill highlights	skills
skill matrix	skills
skill profile	skills
skill set	skills
skill sets	skills
skill summary	skills
skilled in	skills
skills	skills
skills acquired	skills
skills and abilities	skills
skills and accomplishments	skills
skills and achievements	skills
skills and activities	skills
skills and additional information	skills
skills and attributes	skills
skills and awards	skills
skills and capabilities	skills
skills and certificates	skills
skills and certifications	skills
skills and competences	skills
skills and competencies	skills
skills and equipment	skills
skills and experience	skills
skills and expertise	skills
skills and hobbies	skills
skills and interests	skills
skills and knowledge	skills
skills and languages	skills
skills and licenses	skills
skills and memberships	skills
skills and other	skills
skills and proficiencies	skills
skills and qualifications	skills
skills and qualities	skills
skills and software	skills
skills and specialties	skills
skills and strengths	skills
skills and talents	skills
skills and techniques	skills
skills and technologies	skills
skills and technology	skills
skills and tools	skills
skills and training	skills
skills at a glance	skills
skills base	skills
skills by area	skills
skills gained	skills
skills highlights	skills
skills inventory	skills
skills list	skills
skills matrix	skills
skills overview	skills
skills profile	skills
skills set	skills
skills summary	skills
skills used	skills
skillset	skills
skils	skills
snapshot	summary
sobre mim	summary
sobre mí	summary
social	contact
social involvement	volunteering
social links	contact
social media	contact
social service	volunteering
social skills	skills
social work and volunteering	volunteering
societies	memberships
societies and clubs	volunteering
societies and memberships	memberships
society memberships	memberships
soft skills	skills
software	skills
software and apps	skills
software and hardware	skills
software and systems	skills
software and technologies	skills
software and tools	skills
software applications	skills
software competencies	skills
software expertise	skills
software i have used	skills
software i know	skills
software i use	skills
software knowledge	skills
software known	skills
software matrix	skills
software packages	skills
software packages used	skills
software proficiencies	skills
software proficiency	skills
software projects	projects
software skills	skills
software tools	skills
software used	skills
softwares	skills
softwares known	skills
softwares used	skills
solo exhibitions	projects
something about me	summary
sommaire	summary
sommaire des compétences	summary
sonstige kenntnisse	skills
sonstiges	other
sosyal sorumluluk	volunteering
soziale kompetenzen	skills
soziales engagement	volunteering
spare time	interests
spare time activities	interests
speak	languages
speaking	publications
speaking and writing	publications
speaking engagements	publications
speaking engagements and presentations	publications
speaking experience	publications
speaks	languages
special abilities	skills
special certifications	certifications
special skills	skills
special skills and abilities	skills
special talents	skills
special training	education
specialisations	skills
specialised training	education
specialisms	skills
specialities	skills
specializations	skills
specialized certifications	certifications
specialized experience	experience
specialized skills	skills
specialized training	education
specialties	skills
specialty areas	skills
specialty skills	skills
spoken	languages
spoken languages	languages
sport	interests
sport and leisure	interests
sporting achievements	awards
sporting activities	interests
sporting interests	interests
sports	interests
sports achievements	awards
sports and activities	interests
sports and hobbies	interests
sports and interests	interests
sports and leisure	interests
sprachen	languages
sprachkenntnisse	languages
sprog	languages
språk	languages
språkferdigheter	languages
språkkunskaper	languages
stack	skills
stage	experience
stage experience	experience
stage professionnel	experience
stages	experience
staj	experience
start date	other
state licenses	certifications
state licensure	certifications
statement	summary
statement of teaching philosophy	summary
statement of truth	other
staże	experience
stipendien	awards
stipendien und auszeichnungen	awards
stowarzyszenia	memberships
strengths	skills
strengths and skills	skills
student activities	volunteering
student employment	experience
student government	volunteering
student involvement	volunteering
student leadership	volunteering
student organisations	volunteering
student organizations	volunteering
student placements	experience
student projects	projects
student teaching	experience
student teaching experience	experience
studi	education
studie	education
studies	education
studium	education
studium und ausbildung	education
study	education
study abroad	education
study-abroad experience	education
stypendia	awards
stärken	skills
su di me	summary
subject matter expertise	skills
subjects	education
subjects taken	education
substitute teaching	experience
substitute teaching experience	experience
summary	summary
summary and goals	summary
summary and objective	summary
summary of background	summary
summary of experience	summary
summary of qualifications	summary
summary of skills and experience	summary
summary statement	summary
summer employment	experience
summer jobs	experience
sundry	other
supervisory experience	experience
supervisory skills	skills
supplemental information	other
supplementary information	other
supporting information	other
supporting summary	summary
synopsis	summary
systems	skills
systems and software	skills
systems and tools	skills
systems handled	skills
systems i have used	skills
systems i know	skills
systems i use	skills
systems knowledge	skills
systems used	skills
szkolenia	education
síntese de qualificações	summary
taalvaardigheden	languages
taalvaardigheid	languages
taidot	skills
talen	languages
talenkennis	languages
talents	skills
talents and skills	skills
talks	publications
talks and presentations	publications
talks and workshops	publications
teacher certification	certifications
teacher certifications	certifications
teacher education	education
teacher registration	certifications
teacher training	education
teaching awards	awards
teaching certificates	certifications
teaching certification	certifications
teaching certifications	certifications
teaching credential	certifications
teaching credentials	certifications
teaching experience	experience
teaching interests	interests
teaching license	certifications
teaching licensure	certifications
teaching philosophy	summary
teaching posts	experience
teaching practice	experience
teaching skills	skills
team project	projects
team projects	projects
tech	skills
tech i know	skills
tech i use	skills
tech skills	skills
tech stack	skills
tech stuff	skills
tech toolbox	skills
technical	skills
technical abilities	skills
technical and professional skills	skills
technical and soft skills	skills
technical background	skills
technical capabilities	skills
technical certifications	certifications
technical competence	skills
technical competencies	skills
technical education	education
technical environment	skills
technical experience	experience
technical expertise	skills
technical knowledge	skills
technical proficiencies	skills
technical proficiency	skills
technical profile	skills
technical project experience	projects
technical projects	projects
technical qualifications	skills
technical reports	publications
technical skill	skills
technical skill set	skills
technical skills	skills
technical skills summary	skills
technical skils	skills
technical stack	skills
technical strengths	skills
technical summary	skills
technical toolbox	skills
technical toolkit	skills
technical tools	skills
technical training	education
techniques	skills
technische kenntnisse	skills
technologies	skills
technologies and languages	skills
technologies and tools	skills
technologies used	skills
technology	skills
technology expertise	skills
technology proficiencies	skills
technology skills	skills
technology stack	skills
technology summary	skills
television	experience
temp work	experience
tempo libero	interests
temporary work	experience
tempos livres	interests
tertiary education	education
tertiary qualifications	education
test scores	education
testimonial	references
testimonials	references
the rest	other
theater	experience
theatre	experience
theatre credits	experience
theatre skills	skills
theatrical training	education
theses	education
theses supervised	publications
thesis	education
things i am good at	skills
things i am proud of	awards
things i built	projects
things i can do	skills
things i enjoy	interests
things i have built	projects
things i have made	projects
things i know	skills
things i like	interests
things i love	interests
things i'm good at	skills
things i've built	projects
things i've made	projects
third level education	education
this and that	other
tickets	certifications
tickets and cards	certifications
tickets and certificates	certifications
tickets and licences	certifications
tickets and licenses	certifications
tickets and qualifications	certifications
tickets and training	certifications
tickets held	certifications
tiempo libre	interests
time out	experience
tirocini	experience
tirocinio	experience
titoli di studio	education
titulación	education
tongues	languages
tool kit	skills
toolbox	skills
toolkit	skills
tools	skills
tools and equipment	skills
tools and frameworks	skills
tools and instruments handled	skills
tools and platforms	skills
tools and programs	skills
tools and skills	skills
tools and software	skills
tools and systems	skills
tools and techniques	skills
tools and technologies	skills
tools and technology	skills
tools i have used	skills
tools i know	skills
tools i know well	skills
tools i use	skills
tools i work with	skills
tools of the trade	skills
tools used	skills
top skills	skills
trabajo voluntario	volunteering
trabalho voluntário	volunteering
trade associations	memberships
trade certificates	certifications
trade certifications	certifications
trade experience	experience
trade qualifications	certifications
trade school	education
trade skills	skills
trade tickets	certifications
trade training	education
trade union membership	memberships
trade unions	memberships
training	education
training and certificates	certifications
training and certification	certifications
training and certifications	certifications
training and courses	education
training and development	education
training and education	education
training and licenses	certifications
training and qualifications	education
training and tickets	certifications
training attended	education
training certificates	certifications
training certifications	certifications
training contract	experience
training courses attended	education
trainings	education
trainings and certifications	certifications
trainings and seminars	education
trainings and seminars attended	education
trainings attended	education
trainning	certifications
traits	skills
trajetória profissional	experience
transaction experience	projects
transferable skills	skills
transferrable skills	skills
translations	publications
transport	other
transportation	other
trattamento dei dati personali	other
travaux	publications
travel	other
travel and hobbies	interests
travel awards	awards
travel documents	other
trayectoria	experience
trayectoria laboral	experience
trayectoria profesional	experience
trophies	awards
trucking experience	experience
trusteeships	memberships
tutoring experience	experience
työkokemus	experience
u.s. experience	experience
uddannelse	education
uk experience	experience
ulteriori informazioni	other
umiejętności	skills
umiejętności techniczne	skills
under review	publications
undergraduate	education
undergraduate education	education
undergraduate studies	education
undergraduate training	education
undertaking	other
uniformed service	experience
union affiliation	memberships
union affiliations	memberships
union membership	memberships
unions	memberships
unions and guilds	memberships
unique skills	skills
university	education
university activities	volunteering
university education	education
university involvement	volunteering
university projects	projects
university service	volunteering
university teaching experience	experience
unpaid experience	volunteering
unpaid work	volunteering
uprawnienia	certifications
useful information	other
utbildning	education
utdannelse	education
utdanning	education
utmärkelser	awards
vaardigheden	skills
vaardigheden en competenties	skills
vaccination status	other
vaccinations	other
value offered	summary
value proposition	summary
vehicle licences	certifications
verbände	memberships
vereine	memberships
verenigingen	memberships
verfügbarkeit	other
verschiedenes	other
veröffentlichungen	publications
veteran status	other
veteran's preference	other
veterans preference	other
veterans' preference	other
vie associative	volunteering
visa	other
visa and work permit	other
visa details	other
visa status	other
vital statistics	other
vocational education	education
vocational qualifications	education
vocational skills	skills
vocational training	education
volontariato	volunteering
volontary work	volunteering
voluntariado	volunteering
voluntariados	volunteering
voluntary	volunteering
voluntary activities	volunteering
voluntary experience	volunteering
voluntary roles	volunteering
voluntary service	volunteering
voluntary work	volunteering
voluntary work experience	volunteering
volunteer	volunteering
volunteer activities	volunteering
volunteer activities and interests	volunteering
volunteer and community involvement	volunteering
volunteer and community service	volunteering
volunteer and extracurricular activities	volunteering
volunteer and leadership	volunteering
volunteer and leadership experience	volunteering
volunteer and work experience	experience
volunteer commitments	volunteering
volunteer experience	volunteering
volunteer experiences	volunteering
volunteer history	volunteering
volunteer involvement	volunteering
volunteer opportunities	volunteering
volunteer positions	volunteering
volunteer roles	volunteering
volunteer service	volunteering
volunteer work	volunteering
volunteer work experience	volunteering
volunteering	volunteering
volunteering and community	volunteering
volunteering and extracurriculars	volunteering
volunteering and interests	volunteering
volunteering and leadership	volunteering
volunteering experience	volunteering
volunteerism	volunteering
volunteerism and community service	volunteering
voluntering	volunteering
vorträge	publications
vorträge und publikationen	publications
vrije tijd	interests
vrijetijdsbesteding	interests
vrijwillige activiteiten	volunteering
vrijwilligerswerk	volunteering
warehouse experience	experience
web development projects	projects
web links	contact
web presence	contact
web projects	projects
website and links	contact
websites	contact
websites and profiles	contact
websites and social links	contact
websites built	projects
wehrdienst	experience
weiterbildung	education
weiterbildungen	education
weitere angaben	other
weitere informationen	other
weitere kenntnisse	skills
weiteres	other
weld certifications	certifications
welding certifications	certifications
welding processes	skills
welding qualifications	certifications
welding skills	skills
welding tickets	certifications
werdegang	experience
werkervaring	experience
wet lab skills	skills
what i am about	summary
what i am good at	skills
what i am looking for	summary
what i am proud of	awards
what i bring	summary
what i bring to the table	summary
what i can do	skills
what i can drive	certifications
what i can offer	summary
what i did	experience
what i do	experience
what i do for fun	interests
what i enjoy	interests
what i have been up to	experience
what i have built	projects
what i have done	experience
what i know	skills
what i love	interests
what i offer	summary
what i studied	education
what i use	skills
what i want	summary
what i work with	skills
what i'm good at	skills
what i'm looking for	summary
what i'm proud of	awards
what i've been doing	experience
what i've built	projects
what i've done	experience
what i've made	projects
what i've studied	education
what makes me different	summary
what others say	references
what others say about me	references
what people say	references
what people say about me	references
when i am not working	interests
when i'm not working	interests
when not working	interests
where i cooked	experience
where i did it	experience
where i do it	experience
where i have been	experience
where i have done it	experience
where i have worked	experience
where i learned	education
where i learned it	education
where i learnt	education
where i learnt it	education
where i served	experience
where i studied	education
where i taught	experience
where i trained	education
where i was taught	education
where i went to school	education
where i worked	experience
where i've been	experience
where i've been working	experience
where i've done it	experience
where i've studied	education
where i've worked	experience
where it happened	experience
where to find me	contact
white papers	publications
who am i	summary
who can speak for me	references
who i am	summary
who i have worked for	experience
who i've worked for	experience
who speaks for me	references
who to ask	references
who to call	references
who will speak for me	references
who will vouch for me	references
who you can call	references
why hire me	summary
why me	summary
wie ben ik	summary
willing to relocate	other
willingness to travel	other
wolontariat	volunteering
work	experience
work achievements	awards
work and internship experience	experience
work and life experience	experience
work and research experience	experience
work and volunteer experience	experience
work authorisation	other
work authorization	other
work background	experience
work eligibility	other
work experiance	experience
work experience	experience
work experience and skills	experience
work experiences	experience
work expirience	experience
work history	experience
work i have done	experience
work i've done	experience
work in progress	publications
work permit	other
work permit status	other
work placement	experience
work placements	experience
work portfolio	projects
work preference	other
work preferences	other
work projects	projects
work record	experience
work references	references
work samples	projects
work skills	skills
work so far	experience
work study	experience
work-related skills	skills
work-study	experience
working experience	experience
working history	experience
working hours	other
working knowledge	skills
working life	experience
working papers	publications
working with children check	certifications
works in progress	publications
workshops	education
workshops and seminars	education
workshops and training	education
workshops attended	education
workshops given	publications
workshops presented	publications
world languages	languages
worth knowing	other
worth mentioning	other
write to me	contact
writing	publications
writing credits	publications
writing samples	publications
writing skills	skills
writings	publications
written and spoken languages	languages
wykształcenie	education
yabancı dil	languages
yabancı diller	languages
yayınlar	publications
yetenekler	skills
yetkinlikler	skills
yrkeserfaring	experience
zainteresowania	interests
zertifikate	certifications
zertifikate und weiterbildungen	certifications
zertifizierungen	certifications
zivildienst	experience
znajomość języków	languages
znajomość języków obcych	languages
zur person	summary
zusammenfassung	summary
zusatzqualifikationen	other
zusätzliche informationen	other
à propos	summary
à propos de moi	summary
éducation	education
études	education
ödüller	awards
övrigt	other
özet	summary
öğrenim bilgileri	education
øvrigt	other
über mich	summary
üyelik	memberships
üyelikler	memberships
έργα	projects
βραβεία	awards
γλώσσες	languages
δεξιότητες	skills
δημοσιεύσεις	publications
διακρίσεις	awards
εθελοντική εργασία	volunteering
εθελοντισμός	volunteering
εκπαίδευση	education
εμπειρία	experience
ενδιαφέροντα	interests
επαγγελματική εμπειρία	experience
επαγγελματικό προφίλ	summary
επικοινωνία	contact
εργασιακή εμπειρία	experience
ικανότητες	skills
ξένες γλώσσες	languages
περίληψη	summary
πιστοποιήσεις	certifications
πιστοποιητικά	certifications
προφίλ	summary
σπουδές	education
στοιχεία επικοινωνίας	contact
συστάσεις	references
χόμπι	interests
волонтерство	volunteering
волонтерська діяльність	volunteering
волонтёрство	volunteering
дополнительная информация	other
досвід	experience
досвід роботи	experience
достижения	awards
захоплення	interests
знание языков	languages
знання мов	languages
иностранные языки	languages
интересы	interests
ключевые навыки	skills
ключові навички	skills
контакти	contact
контакты	contact
мета	summary
мови	languages
навички	skills
навыки	skills
нагороди	awards
награды	awards
о себе	summary
обо мне	summary
образование	education
опыт	experience
опыт работы	experience
освіта	education
патенты	publications
про мене	summary
про себе	summary
проекти	projects
проекты	projects
профиль	summary
профіль	summary
прочее	other
проєкти	projects
публикации	publications
публікації	publications
рекомендации	references
рекомендації	references
сертификаты	certifications
сертифікати	certifications
увлечения	interests
хобби	interests
цель	summary
членство	memberships
членство в організаціях	memberships
языки	languages
інтереси	interests
الأبحاث	publications
الاتصال	contact
الاهتمامات	interests
التطوع	volunteering
التعليم	education
الجوائز	awards
الجوائز والتكريمات	awards
الخبرات	experience
الخبرات العملية	experience
الخبرات المهنية	experience
الخبرة	experience
الخبرة العملية	experience
الخبرة المهنية	experience
الدراسة	education
الشهادات	certifications
الشهادات المهنية	certifications
العضويات	memberships
العمل التطوعي	volunteering
اللغات	languages
المؤهلات الأكاديمية	education
المؤهلات العلمية	education
المراجع	references
المشاريع	projects
المعرفون	references
الملخص	summary
الملف الشخصي	summary
المنشورات	publications
المهارات	skills
المهارات التقنية	skills
المهارات الشخصية	skills
الهدف الوظيفي	summary
الهوايات	interests
معلومات الاتصال	contact
ملخص	summary
نبذة	summary
نبذة شخصية	summary
نبذة عني	summary
その他	other
スキル	skills
プロジェクト	projects
专业技能	skills
专利	publications
个人简介	summary
兴趣	interests
兴趣爱好	interests
其他	other
其他信息	other
出版物	publications
受賞歴	awards
学习经历	education
学历	education
学歴	education
工作履历	experience
工作经历	experience
工作经验	experience
志愿服务	volunteering
志愿者经历	volunteering
技能	skills
推荐人	references
教育	education
教育经历	education
教育背景	education
概要	summary
爱好	interests
简介	summary
经历	experience
经验	experience
职业经历	experience
联系方式	contact
職務経歴	experience
職務要約	summary
職歴	experience
自己紹介	summary
自我介绍	summary
自我评价	summary
荣誉	awards
获奖	awards
获奖情况	awards
語学	languages
論文	publications
论文	publications
论文发表	publications
证书	certifications
语言	languages
语言能力	languages
資格	certifications
趣味	interests
連絡先	contact
项目	projects
项目经历	projects
项目经验	projects
경력	experience
경력사항	experience
기술	skills
기타	other
보유기술	skills
수상	awards
언어	languages
연락처	contact
자격증	certifications
자기소개	summary
취미	interests
프로젝트	projects
프로필	summary
학력	education
`;

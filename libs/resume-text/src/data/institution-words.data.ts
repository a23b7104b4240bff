// Words that mark a place of learning.
// One entry a line, sorted.
export const institutionWords = `
6th form
6th form college
abendgymnasium
abendschule
academia
academie
academy
academy of
academy trust
académie
accademia
accademia di belle arti
adult education center
adult education centre
adult learning center
adult school
afpa
agricultural university
aiims
air force academy
akademi
akademia
akademie
all-age school
alternative school
ammattikorkeakoulu
anadolu lisesi
app academy
apprentice training center
apprenticeship training center
area school
area technology center
art institute
art school
arts academy
arts and science college
atheneum
b-school
bachillerato
balika vidyalaya
bar school
barber academy
barber school
basisschool
bcit
beauty academy
beauty institute
beauty school
berufsakademie
berufsfachschule
berufskolleg
berufsschule
bible college
bible institute
bible school
bits pilani
board of education
board of intermediate education
board of secondary education
boarding school
boces
boot camp
bootcamp
boys college
boys high school
boys school
boys' college
boys' high school
boys' school
business college
business school
campus
career & technical center
career academy
career and technical center
career center
career college
career institute
career technical center
catholic college
catholic school
cbse board
cbtis
cdl school
cecyt
cefet
cegep
central high
central university
centre de formation
centre de formation d'apprentis
centre de formation professionnelle
centro de estudios
centro de formación
centro de formación profesional
centro de formação
centro educativo
centro universitário
cetis
cfa
charter academy
charter school
christian academy
christian college
christian school
church school
city college
coaching centre
coaching classes
code academy
codecademy
coding academy
coding bootcamp
colegio
colegio mayor
colegio nacional
colegio público
college
college for
college of
college of agriculture
college of applied arts
college of applied arts and technology
college of art
college of arts
college of business
college of commerce
college of education
college of engineering
college of further education
college of law
college of medicine
college of nursing
college of pharmacy
college of teacher education
college of technology
college privé
colleges
collegiate
collegiate institute
collegiate school
collège
coláiste
colégio
colégio estadual
comm. college
community college
community high school
community school
comprehensive
comprehensive high school
comprehensive school
conalep
conestoga
conservatoire
conservatorio
conservatory
conservatory of music
conservatório
convent
convent school
cooking school
corrections academy
correspondence school
cosmetology school
country day school
county college
coursera
culinary institute
culinary school
cégep
dance academy
dance school
day school
defence academy
degree college
dental college
dental school
department of education studies
dhbw
distance education
district high school
divinity school
drama school
driving academy
driving school
duale hochschule
duoc
e.t.s.
ecole
education and training board
education center
education centre
education training board
edx
egyetem
elementary school
engineering college
enstitüsü
ente di formazione
epfl
esc
escola
escola básica
escola estadual
escola municipal
escola profissional
escola secundária
escola superior
escola técnica
escuela
escuela de
escuela de hostelería
escuela normal
escuela oficial de idiomas
escuela primaria
escuela secundaria
escuela superior
escuela técnica
escuela universitaria
etb
etec
eth
eth zürich
evening school
fachhochschule
fachoberschule
fachschule
facoltà
facoltà di
faculdade
faculdade de
facultad
facultad de
faculty of
faculty of law
faculty of medicine
faculté
faculté de droit
faculté de médecine
fakultesi
fakultät
fas training centre
fashion school
fatec
fe college
federal university
fet college
fh
film school
fire academy
flatiron school
flight academy
flight school
folkhögskola
football academy
freecodecamp
further education college
futurelearn
fás
főiskola
gaelcholáiste
gaelscoil
general assembly
gesamtschule
gimnazija
gimnazjum
gimnázium
girls college
girls high school
girls school
girls' college
girls' high school
girls' school
government college
govt college
govt. college
grade school
graduate institute
graduate school
graduate school of
grammar school
grande école
greta
group training organisation
grundschule
gurukul
gymnasieskola
gymnasium
gymnasium i
h. s.
h.s.
hack reactor
hak
handelsakademie
handelshøjskole
handelsschule
hauptschule
hauptschule und realschule
healthcare academy
hebrew school
hec
high sch.
high school
higher education college
higher secondary school
highschool
hochschule
hochschule für
hogeschool
hogeschool van
home school
home schooled
homeschool
homeschooled
honorable society of king's inns
hr. sec. school
hs
htl
högskola
högskolan
høgskole
højskole
høyskole
i.e.s.
iae
iefp
ies
ifsi
ignou
ihk-bildungszentrum
iiit
iim
iit
ilkokulu
inacap
independent school
independent school district
industrial training institute
infant school
inns of court
inns of court school of law
insa
inst of technology
inst.
inst. of
institut
institut national
institut supérieur
institut universitaire de technologie
institute
institute for
institute of
institute of art
institute of chartered accountants
institute of fine arts
institute of further education
institute of higher education
institute of management
institute of science
institute of technology
instituto
instituto federal
instituto politécnico
instituto superior
instituto superior técnico
instituto tecnológico
instituut
instytut
inter college
intermediate college
intermediate school
islamic school
istituto
istituto alberghiero
istituto comprensivo
istituto professionale
istituto superiore
istituto tecnico
iti
iut
jatc
job corps
job corps center
jobcorps
joint apprenticeship
joint vocational school
jr. high school
junior college
junior high
junior high school
junior school
jvs
kendriya vidyalaya
khan academy
kindergarten
king's inns
konservatorium
krankenpflegeschule
kunstakademie
kunsthochschule
kura
kura kaupapa
lambda school
language school
law enforcement academy
law school
law society of ireland
learning center
learning centre
liberal arts college
liceo
liceo artistico
liceo classico
liceo linguistico
liceo scientifico
liceum
liceum ogólnokształcące
linkedin learning
lisesi
ludwig-maximilians-universität
lukio
lycee
lyceum
lycée
lycée général
lycée hôtelier
lycée professionnel
lycée technique
madrasa
madrasah
magnet school
mahavidyalaya
maktab
maritime academy
mbo college
med school
medical college
medical school
medical university
meisterschule
merchant marine academy
meslek lisesi
meslek yüksekokulu
middelbare school
middle school
middle schools
military academy
military college
mittelschule
moodle
music academy
music school
musikhochschule
nait
national high school
national school
national university
naval academy
naval college
navodaya vidyalaya
nco academy
night school
nit
nursery school
nursing college
nursing school
oberschule
officer candidate school
officer training school
okulu
online school
online university
open learning
open university
ortaokulu
parochial school
pflegeschule
pluralsight
police academy
police college
politechnika
politecnico
politecnico di
politécnico
polytechnic
polytechnic college
polytechnic institute
polytechnic university
polytechnikum
polytechnique
polyvalente
prep
prep academy
prep school
preparatoria
preparatory academy
preparatory school
preschool
primary school
private school
public school
public school delhi
pädagogische hochschule
realschule
rectory school
regionaal opleidingencentrum
regional occupational program
registered training organisation
research university
rijksuniversiteit
roc
rop
rto
rwth
sait
sch.
scholengemeenschap
school
school district
school of
school of architecture
school of business
school of commerce
school of culinary arts
school of dentistry
school of design
school of drama
school of economics
school of education
school of engineering
school of fine arts
school of government
school of journalism
school of law
school of management
school of medicine
school of mines
school of music
school of nursing
school of pharmacy
school of public health
school of radiology
school of social work
school of theology
school of veterinary medicine
school voor
science high school
sciences po
scoil
scuola
scuola alberghiera
scuola di
scuola elementare
scuola media
scuola superiore
sec. school
secondary board
secondary modern
secondary school
secondary technical school
secundaria general
secundaria técnica
sekundarschule
seminary
sena
senac
senai
senior high
senior high school
senior secondary school
service academy
sheriff's academy
sixth form
sixth form centre
sixth form college
skill centre
skill development centre
skills center
skills centre
skillshare
solas
special school
sr. high school
st. xavier's
staatliche schule
staff college
state college
state school
state university
studienkolleg
summer school
sveučilište
szkoła
szkoła podstawowa
t.a.f.e.
tafe
tafe institute
tafe nsw
tafe queensland
tafe sa
te pūkenga
te wānanga
teacher training college
teacher's college
teachers college
teachers' college
tech college
tech institute
tech school
technical college
technical high school
technical institute
technical school
technical university
technikon
technikum
technion
technische universität
technological university
technology center
tertiary college
tesda
theological college
theological seminary
trade college
trade school
trades college
trades school
training academy
training center
training centre
training college
training institute
training institute of
training provider
training school
truck driving school
tu
tuition centre
tvet college
udacity
udemy
unam
uni
uni of
unidad educativa
unified school district
union training center
univ
univ.
universidad
universidad autónoma
universidad de
universidad nacional
universidad politécnica
universidad tecnológica
universidade
universidade de
universidade do
universidade estadual
universidade federal
universita
universitas
universitatea
universite
universiteit
universitet
universitetet
universiti
university
university college
university college of
university of
university of technology
università
università degli studi
universität
université
université de
univerzita
univerzitet
uniwersytet
utn
vec
vet school
vhs
videregående skole
vidya mandir
vidyalaya
vidyapeeth
vidyapith
vmbo school
vo-tech
vo-tech center
vocational college
vocational high school
vocational institute
vocational school
vocational training college
vocational-technical school
volkshochschule
volksschule
votech
vysoká škola
waldorfschule
wananga
war college
welding school
wirtschaftsgymnasium
wirtschaftsschule
women's college
women's university
wydział
yeshiva
yliopisto
youthreach
zespół szkół
école
école d'ingénieurs
école de commerce
école des beaux-arts
école nationale
école normale supérieure
école polytechnique
école primaire
école secondaire
école supérieure
üniversitesi
академия
институт
колледж
университет
школа
中学
大学
学院
高中
高等学校
고등학교
대학
대학교
`;

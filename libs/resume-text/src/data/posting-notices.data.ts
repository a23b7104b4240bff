// What a posting calls itself before the title: "Vacancy: Joiner", "Now hiring - Joiner".
// One entry a line, sorted.
export const postingNotices = `
advertisement
avoin työpaikka
buscamos
career announcement
career opening
career opportunity
careers
cercasi
contract
convocatoria
employment notice
employment opportunity
external vacancy
fixed term contract
fixed-term contract
gesucht
gezocht
hiring
hiring now
immediate opening
immediate vacancy
internal vacancy
iş ilanı
job
job advert
job advertisement
job alert
job announcement
job notice
job offer
job opening
job opportunity
job posting
job title
job vacancy
jobangebot
jobopslag
ledig stilling
ledig tjänst
lediga jobb
munkalehetőség
nous recherchons
nous recrutons
now hiring
now recruiting
oferta de empleo
oferta de emprego
oferta de trabajo
oferta laboral
oferta pracy
offerta di lavoro
offre d'emploi
offre de poste
on recrute
opening
opportunity
permanent
position
position announcement
position available
position notice
position opening
position title
position vacant
post
posting
rank
recruitment
recrutement
required
ricerchiamo
role
se busca
se solicita
situations vacant
stellenangebot
stellenanzeige
stellenausschreibung
stilling ledig
temp
temporary
urgent
urgent hiring
urgent requirement
urgent vacancy
urgently hiring
urgently required
urgently wanted
vacancy
vacancy advert
vacancy advertisement
vacancy announcement
vacancy notice
vacante
vacature
vaga
vaga de emprego
wanted
we are hiring
we are looking for
we are recruiting
we're hiring
we're looking for
we're recruiting
wij zoeken
wir suchen
`;

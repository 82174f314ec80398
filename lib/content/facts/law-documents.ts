import type { PlaceId } from '@/lib/content/facts/films'
import type { Article } from '@/lib/content/words'
import type { Requirement } from './laws'

/** `states` is what the document asks for besides light. */
export type LawDocument = Article &
  Required<Pick<Article, 'standing'>> & { states?: readonly Requirement['what'][] }

/** The documents checked for each row of the table, by the id of its place. */
export const lawDocuments = {
  'united-kingdom': [
    {
      title: 'Tinted windows information, GOV.UK',
      url: 'https://www.gov.uk/government/publications/tinted-windows-information',
      standing: 'official',
    },
    {
      title: 'Statutory Instrument 2003/3145, regulation 3',
      url: 'https://legislation.gov.uk/uksi/2003/3145/regulation/3/made/data.xht',
      standing: 'official',
    },
    {
      title: 'UK Window Tinting Law, The Driving Authority',
      url: 'https://thedrivingauthority.co.uk/uk-window-tinting-law/',
      standing: 'unofficial',
    },
  ],
  colombia: [
    {
      title: 'Resolución 3777 de 2003, El Espectador',
      url: 'https://elespectador.com/economia/vidrios-polarizados-para-carros-normativa-y-cuales-niveles-son-permitidos',
      standing: 'press',
      language: 'es',
    },
  ],
  spain: [
    {
      title: 'Orden ITC/1992/2010, Ideal',
      url: 'https://ideal.es/sociedad/superar-itv-coche-laminas-antisolares-20210710104649-nt.html',
      standing: 'press',
      states: ['label', 'mirrors'],
      language: 'es',
    },
  ],
  florida: [
    {
      title: 'Florida Statutes, 316.2952',
      url: 'https://www.wftv.com/news/news/local-govt-politics/3162952-windshields-requirements-restrictions/nPngM/',
      standing: 'copy',
    },
    {
      title: 'Florida Statutes, 316.2953',
      url: 'https://casetext.com/statute/florida-statutes/title-xxiii-motor-vehicles/chapter-316-state-uniform-traffic-control/section-3162953-side-windows-restrictions-on-sunscreening-material',
      standing: 'copy',
    },
    {
      title: 'Florida Statutes, 316.2954',
      url: 'https://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0300-0399/0316/Sections/0316.2954.html',
      standing: 'official',
    },
  ],
  'new-york': [
    {
      title: 'Assembly bill A04386 of 2019, on section 375',
      url: 'https://nyassembly.gov/leg/?default_fld=&leg_video=&bn=A04386&term=2019&Text=Y',
      standing: 'bill',
    },
    {
      title: 'Bill A02188 of 2021, which prints section 375(12-a)',
      url: 'https://legiscan.com/NY/text/A02188/2021',
      standing: 'bill',
      states: ['mirrors'],
    },
    {
      title: 'LocalSYR on the window tinting law',
      url: 'https://www.localsyr.com/news/local-news/dmv-releases-video-on-new-window-tinting-law-in-new-york/640211258',
      standing: 'press',
    },
  ],
  'north-dakota': [
    {
      title: 'My Dakotan on House Bill 1340',
      url: 'https://mydakotan.com/2025/03/governor-armstrong-signs-window-tint-bill-into-law',
      standing: 'press',
      states: ['mirrors'],
    },
    {
      title: 'House Bill 1340, LegiPlex',
      url: 'https://app.legiplex.com/lpx/bill/505747',
      standing: 'unofficial',
    },
    {
      title: 'Cars Counsel on the effective date',
      url: 'https://carscounsel.com/?p=31672',
      standing: 'unofficial',
    },
  ],
  'new-zealand': [
    {
      title: 'Inspection manual, 5-1 Glazing (motorcycle part), NZTA',
      url: 'https://vehicleinspection.nzta.govt.nz/virms/in-service-wof-and-cof/motorcycles/vision/glazing',
      standing: 'official',
    },
    {
      title: 'The New Zealand Herald on tinted windows',
      url: 'https://www.nzherald.co.nz/nz/news/article.cfm?c_id=1&objectid=11374701',
      standing: 'press',
    },
    {
      title: 'Ask an expert, AA New Zealand',
      url: 'https://aa.co.nz/cars/ask-an-expert/accessories-extras/show/4134',
      standing: 'unofficial',
    },
    {
      title: 'How dark your car tints can go, Big Noise',
      url: 'https://www.bignoise.co.nz/window-tinting-hb/how-dark-you-car-tints-can-go/',
      standing: 'unofficial',
      states: ['mirrors'],
    },
  ],
  texas: [
    {
      title: 'Texas Transportation Code, 547.613',
      url: 'https://casetext.com/statute/texas-codes/transportation-code/title-7-vehicles-and-traffic/subtitle-c-rules-of-the-road/chapter-547-vehicle-equipment/subchapter-k-provisions-relating-to-other-vehicle-equipment/section-547613-restrictions-on-windows',
      standing: 'copy',
      states: ['label', 'reflection'],
    },
    {
      title: 'Window tinting standards, Texas Department of Public Safety',
      url: 'https://www.dps.texas.gov/section/vehicle-inspection/window-tinting-standards',
      standing: 'official',
      states: ['mirrors'],
    },
  ],
  'victoria-australia': [
    {
      title: 'Window tinting, Transport Victoria',
      url: 'https://transport.vic.gov.au/Road-rules-and-safety/Window-tinting',
      standing: 'official',
      states: ['mirrors'],
    },
  ],
  alabama: [
    {
      title: 'Code of Alabama, 32-5C-2',
      url: 'https://alisondb.legislature.state.al.us/alison/codeofalabama/1975/32-5C-2.htm',
      standing: 'official',
      states: ['reflection'],
    },
  ],
  portugal: [
    {
      title: 'Decreto-Lei 193/2009, preâmbulo',
      url: 'https://dre.tretas.org/dre/259300',
      standing: 'copy',
      states: ['approval'],
      language: 'pt',
    },
  ],
  france: [
    {
      title: 'Conseil d’État 399779, décret 2016-448',
      url: 'https://juricaf.org/arret/FRANCE-CONSEILDETAT-20161230-399779',
      standing: 'official',
      language: 'fr',
    },
    {
      title: 'Décret 2016-448, article 27, Mon Film Teinté',
      url: 'https://mon-film-teinte.com/content/7-legislation-vitre-teintee-auto',
      standing: 'unofficial',
      language: 'fr',
    },
  ],
  mexico: [
    {
      title: 'Reglamento de la Ciudad de México, artículo 43, Infobae',
      url: 'https://www.infobae.com/mexico/2025/10/07/de-cuanto-es-la-multa-por-ponerle-vidrios-polarizados-a-tu-auto/',
      standing: 'press',
      language: 'es',
    },
  ],
} as const satisfies Record<PlaceId, readonly [LawDocument, ...LawDocument[]]>

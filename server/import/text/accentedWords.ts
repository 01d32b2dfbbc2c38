/**
 * Names and words of European start lists that have a letter outside ASCII: what the encoding's detection knows of where such
 * letters stand. Case does not matter.
 */
export const accentedWords = `
prénom numéro épreuve catégorie équitation société équipe écurie élevage côté forêt à où arrivée départ fédération française
licencié sélection élite régional départemental qualité propriétaire entraîneur naisseur étalon jument hongre poney élémentaire
préparatoire clôture vétéran sénior cadette junior espérance maître féminin relève randonnée trophée première deuxième troisième été
château saint-rémy saint-étienne saint-lô saint-André orléans béziers nîmes besançon compiègne évreux mâcon châlons châteauroux angoulême
périgueux alès sète thônex genève zürich münchen köln düsseldorf nürnberg göteborg malmö århus københavn córdoba málaga são coruña
andré andrée rené renée hervé josé noé chloé zoé cléo léo léa léon léonie théo théa mathéo matéo timéo timothée désiré désirée aimé aimée
éric érika émile émilie émilien éloïse éléonore élodie élisa élise élisabeth éléa étienne édouard édith évan éva ève éliane éloi élie émeric
frédéric frédérique jérôme jérémy jérémie gérard géraldine gaël gaëlle gaëtan noël noëlle joël joëlle raphaël raphaëlle mickaël michaël
maëlle maëlys maël anaïs loïc loïs héloïse thaïs aïcha naïma inès agnès hélène irène françois françoise franck benoît maïté maïwenn
céline célia céleste célestin cécile cédric cyrène stéphane stéphanie sébastien mélanie mélissa mélodie mélina mégane nathanaël océane
valérie valéry véronique bérénice bérangère bénédicte barnabé amélie aurélie aurélien adélaïde adèle angèle michèle danièle gisèle eugène
eugénie félix félicie félicité clémence clémentine clément côme jérémie solène solenn marlène mylène ségolène rémi rémy régis régine
rébecca réjane séverine séréna sévan téo tiphaine thérèse théodore ophélie noémie naël nolwenn maÿlis loréna lucrèce laëtitia laëticia
lætitia ludivine joséphine jéhanne hortense honoré hippolyte grégoire grégory garance françoise fançois  eléa dorothée désirée
lefèvre lefébvre lefebvre févre lemaître maître lenôtre hélary béraud bérard béranger barthélémy bérenger besnière bouché boulé bréhier
brulé cléry clémenceau carré châtelain châtaignier chênais chéron chrétien cœurdoux cœur crépin créteau darré débat décamps delépine
deschênes désormeaux dubéarn dubœuf ducré duchêne dufrêne dupré duprés durécu duthé estève étié fauré ferré forêt fournée frémont fréville
gaudré gérin gérôme gilléron girodé glénan goujé gréard grégoire grégori guéguen guérin guéret guénolé guérard guillemé hébert
hébrard hénaff henriquès héraud héricourt hérault hervé huré jégou jézéquel josé joséphe kérébel labbé lacôte lafitte langlès laîné
lamarché lançon leboœuf lebœuf lebrêt leclère lecœur légaré léger legéndre lemée lemière léonard lépine leprêtre lépée létang lévêque
lézard l'hôte lhomé loïez maréchal marquès martinéz médard ménard mercé mérand mérieux mériel mézière michaël millérioux moliné monnoyé
môquet morêt néel noël nicolé œuvrard ogé olivé ozanné pâris pâquet pégard pélissier péron perré pérez pétain pézeril picaré piéchaud pignon
plé poirée poincaré prévost prévôt prêtre quéré quéméneur quémener raoût ravenné réault rémond rémusat renaudé rené réveillère rivière
rivoal robé rochère rogé roïz rose rougé rousseau rouvière ruyssé salaün sauvé séguin séjourné sénéchal sérès sévigny siméon tanné
tézé thébault thénard thézé thévenin thomé tiévant tréhout trévédy tribouillé tudès vallée valéry vélasquez vène verdière vérité vézin viète
vigné villégas vincenté viviès voisé yvé zoël barrère barthès blondé boyé cantié crémieux rivès cazalès delmàs pagès solà torrès daudé
müller jäger schröder schäfer schäffer böhm könig köhler krämer krüger lüthi günther günter jürgen björn jörg jörn kälin käser bühler bürgi
häfliger hänni hübscher höfer löffler löwe möller mönch nägeli pfäffli rösch röthlisberger rüegg rütimann schär schürch schütz sägesser
stähli strübing stürmer süß weiß groß strauß voß weißmann preuß kühn kühne küng zürcher zäch züger würth göransson lindström sjöberg
öberg östlund ågren åberg åkesson håkansson åse bråten nordgård ødegård sørensen jørgensen mortensen søren bjørn jørn øyvind øystein
kjær bødker nørgaard højgaard møller bæk præstegaard læssøe ærø æbelø håland røed grønvold brøndum lønborg kåre pål mårten bengtström väinö
häkkinen hämäläinen mäkinen järvinen pärssinen räikkönen pöyry köykkä jääskeläinen yrjö väisänen ähtäri
garcía martínez lópez gonzález rodríguez fernández pérez sánchez gómez jiménez díaz álvarez ruíz hernández muñoz núñez ibáñez peña
ordoñez castaño cañizares marín valentín martín maría josé jesús joaquín ángel ángela óscar íñigo iñaki begoña nuño andrés tomás nicolás
inés mónica verónica sofía lucía rocío raúl saúl débora víctor héctor simón ramón julián adrián fabián sebastián germán hernán mártín
joão josé luís inês gonçalo antónio conceição assunção fátima simões magalhães guimarães araújo brandão leão falcão mourão césar cláudia
mário sérgio júlia lídia patrícia tânia vânia câmara mendonça lourenço gonçalves lança bragança françois provençal maçon façade garçon
l'œil d'or d'étoile d'orval d'aure d'ambre d'emeraude d'éden d'argent n'co l'ami l'amour j'adore c'est qu'il s'il aujourd'hui l'orge l'âme
cœur bœuf œil sœur œuvre vœu nœud œdipe chœur mœurs
diva étoile éclair éclat éden émeraude épée éole éros espoir écume élégante élu élan ébène désir défi déesse dés délice délicieux démon
rêve rêveur reflet rosée rosière roméo quête  quâtre félin fétiche fée fête fleuré flèche foudré gâté gâtine gélinotte
héros hé héritage hélios hirondelle île ïle ivoire jonquille kénya kéops lumière légende léopard maëstro mâle météore mystère médée
naïade naïf néron nuée nébuleuse né née noé opéra océan orphée onéguine pégase pégasus phénix phébus qu'à quélus sérénade séisme sésame
séquoïa tempête théorème trésor tonnère très tigré uélé uranus vénus vérone vôtre zébulon zéphyr zénith zoé zéro hôtel bâton âge âne
mère père frère crème siècle chère bière prière manière lière barrière clairière croisière cavalière écuyère
gîte maïs canoë noël goût août mûr dûment sûr brûlé flûte bûche mûre île abîme dîner aîné fraîche huître chaîne cloître
bientôt tôt hôte rôle drôle pôle tôle dôme cône jaunâtre pâle pâte tâche câlin bâle mât râle grâce châle fenêtre tête bête crête fête
pêche prêt arrêt intérêt même chêne frêne suprême extrême conquête tempête bêta
ça français française garçon leçon reçu façon glaçon maçon soupçon hameçon ambitieux aperçu
`;

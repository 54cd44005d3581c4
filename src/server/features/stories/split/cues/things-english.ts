/** Things, places and days that can be seen and that a scene can be named after. */
export const englishThings = `harbour harbor sea shore beach boat canoe ship ferry river bridge lake island lighthouse net wharf quay
dock port tide wave storm hurricane flood rain snow ice frost wind dust fog sun moon star sky winter summer spring autumn
dawn morning evening night noon midnight house home room kitchen hall attic cellar roof door window stove oven hearth
fire lamp lantern candle table chair bed cradle blanket quilt sheet curtain mirror clock piano trumpet fiddle violin
accordion guitar drum song hymn dance ball choir radio telephone telegram letter postcard photograph picture book
atlas map diary newspaper farm field barn cow horse mule goat pig hen sheep dog cat ox wheat corn harvest orchard
garden apple vine rose flower tree forest wood mountain hill valley road lane path gate fence well village town city
street market square shop store bakery baker bread cake stew soup coffee tea sugar egg potato sausage school
schoolroom classroom teacher slate lesson university college library church chapel priest bell cemetery grave funeral
coffin wedding bride groom dress veil ring suit shoe boot coat cap hat uniform shirt button needle thread loom
cloth wool mill factory foundry forge mine pit colliery quarry workshop machine hammer anvil engine furnace ladle
switchboard exchange headset office desk typewriter ledger bank tin hospital ward nurse doctor midwife bandage stroke
fever train station railway carriage platform bus conductor driver tram ticket bicycle cart wagon truck lorry car
motorcycle suitcase trunk case passport border camp barracks army soldier regiment trench bomb shelter siren war
parade flag strike union picket prison boarding lodging apartment tenement flat stairs balcony porch yard fountain
carnival circus cinema theatre fair picnic christmas birthday feast party baby twins grandson granddaughter daughter
son catalogue medal dock cannery laundry inn tavern hotel restaurant counter kiosk stall mission orphanage crossing
voyage lock barge canal salt gull herring fish lobster loaf jar jug kettle basin bucket spade plough tractor sled
sledge skis skates rope anchor oar sail mast deck cabin bunk wire fence ditch hedge meadow brook creek pond marsh
moor desert camel tent oasis temple mosque synagogue rabbi nun monk shrine pilgrimage scarf gloves apron pocket watch
compass violinist orchestra band stage gallery studio easel paint brush clay kiln pot wheel glass vase doll toy kite
ball marbles swing bench park playground pool pier lifeboat rescue avalanche earthquake blizzard drought`;

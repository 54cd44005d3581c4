/** The life that the finished film tells. */
export const sampleLife = {
  title: 'The lighthouse and the needle',
  lifeStory: `I was born in 1921 in a lighthouse by the sea, and my father kept the lamp.

When I was eleven the lamp broke in a storm. I rang a bell all night, until the fishing boats came home.

In June of 1946 I married Anselm in the chapel. I had sewn my wedding dress from a parachute.

In the winter I sewed at the kitchen table at night, while our little boy slept beside the stove.

One summer we carried the table into the garden, and whoever walked by sat down to eat with us.

Now I am old, and my grandchildren ask me for the story of the bell. I tell it slowly.`,
};

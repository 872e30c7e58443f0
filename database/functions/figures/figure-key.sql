-- What lines of a source, day and measure must share to tell the same figure, as 64 bits.
create or replace function app.figure_key(
  p_cut text,
  p_channel text,
  p_campaign text,
  p_entity text,
  p_slice text,
  p_hour integer
)
returns bigint
language sql immutable parallel safe set search_path = ''
as $$
  select hashtextextended(
    concat_ws(
      e'\x1f',
      p_cut,
      coalesce(p_channel, ''),
      coalesce(p_campaign, ''),
      coalesce(p_entity, ''),
      coalesce(p_slice, ''),
      p_hour
    ),
    0
  )
$$;

-- Where one import tells the same day in several cuts, the one that names campaigns and adds up best stands.
create or replace function app.cut_rank(p_cut text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_position(
      array['campaign', 'ad_group', 'ad', 'order', 'channel', 'account'],
      split_part(p_cut, ' ', 1)
    ),
    9
  ) * 2 + (position(' by ' in p_cut) > 0)::integer
$$;

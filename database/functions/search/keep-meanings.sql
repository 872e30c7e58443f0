-- What passages are about, in the order of their ids, as hexadecimal digits. A passage that was written anew
-- meanwhile is another row.
create or replace function app.keep_meanings(
  p_org_ids uuid[],
  p_ids uuid[],
  p_meanings text[],
  p_model text,
  p_dimensions integer
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.search_entries e
  set
    meaning = decode(m.meaning, 'hex'),
    meaning_model = p_model,
    meaning_dimensions = p_dimensions
  from unnest(p_org_ids, p_ids, p_meanings) as m (org_id, id, meaning)
  where e.org_id = m.org_id
    and e.id = m.id;
end $$;
grant execute on function app.keep_meanings to app_auth;

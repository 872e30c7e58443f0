-- A deliverable as it was in a version, or as it stands; raises NOT_FOUND.
create or replace function app.output_version(p_id uuid, p_version integer)
returns table (title text, content jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.read_output(p_id);
  return query
    select v.title, v.content
    from public.output_versions v
    where v.org_id = app.org_id()
      and v.output_id = p_id
      and v.version = p_version
    union all
    select o.title, o.content
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = p_id
      and o.version = p_version;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.output_version to app_user;

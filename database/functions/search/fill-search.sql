-- Puts one kind of one organization into the search that waits for it; false: nothing waits.
create or replace function app.fill_search() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting app.search_to_fill;
  ids uuid[];
begin
  delete
  from app.search_to_fill f
  where (f.org_id, f.kind) = (
    select w.org_id, w.kind
    from app.search_to_fill w
    order by w.org_id, w.kind
    limit 1
    for update skip locked
  )
  returning f.* into waiting;
  if not found then
    return false;
  end if;
  ids := case waiting.kind
    when 'document' then array(select d.id from public.documents d where d.org_id = waiting.org_id)
    when 'output' then array(select o.id from public.agent_outputs o where o.org_id = waiting.org_id)
    when 'campaign' then array(select c.id from public.campaigns c where c.org_id = waiting.org_id)
    when 'client' then array(select c.id from public.clients c where c.org_id = waiting.org_id)
    when 'fact' then array(select f.id from public.company_facts f where f.org_id = waiting.org_id)
    else array(select m.id from public.agent_messages m where m.org_id = waiting.org_id)
      || array(select m.id from public.portal_messages m where m.org_id = waiting.org_id)
  end;
  perform app.index_sources(waiting.org_id, waiting.kind, ids);
  return true;
end $$;
grant execute on function app.fill_search to app_auth;

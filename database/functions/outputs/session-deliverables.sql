-- The newest deliverable of each tool in a session, oldest tool first: what a combined document
-- is made of.
create or replace function app.session_deliverables(p_session_id uuid) returns table (content jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select newest.content
    from (
      select distinct on (o.output_type) o.output_type, o.created_at, o.content
      from public.agent_outputs o
      where o.org_id = app.org_id()
        and o.session_id = p_session_id
        and o.deleted_at is null
        and o.output_type <> 'combined'
      order by o.output_type, o.created_at desc
    ) newest
    order by newest.created_at;
end $$;
grant execute on function app.session_deliverables to app_user;

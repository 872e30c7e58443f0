-- Calls to language models, newest first, without their words. p_client_id null: everybody's. p_before: the
-- last call that was seen.
create or replace function app.list_ai_calls(p_client_id uuid, p_before uuid, p_limit integer)
returns setof app.ai_call_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_ability('organization.manage');
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select c.*
    from app.ai_call_rows c
    where c.org_id = app.org_id()
      and (p_client_id is null or c.client_id = p_client_id)
      and (
        p_before is null
        or (c.created_at, c.id) < (
          select b.created_at, b.id
          from public.agent_calls b
          where b.org_id = app.org_id()
            and b.id = p_before
        )
      )
    order by c.created_at desc, c.id desc
    limit p_limit;
end $$;
grant execute on function app.list_ai_calls to app_user;

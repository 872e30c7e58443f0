-- Whose words a question are, and so who decides whether they may be sent, and pays: those of the client that
-- is searched, or of the only one that the person sees; otherwise the organization's. `never`: nothing is
-- sent of one of those that the person is limited to.
create or replace function app.whose_question(p_client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  theirs uuid[] := case when p_client_id is null then app.visible_client_ids() else array[p_client_id] end;
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  elsif app.sees_organization() then
    theirs := '{}';
  end if;
  return jsonb_build_object(
    'org_id', app.org_id(),
    'client_id', case when cardinality(theirs) = 1 then theirs[1] end,
    'never', exists (
      select 1
      from public.clients c
      where c.org_id = app.org_id()
        and c.id = any (theirs)
        and c.ai_never_send
    )
  );
end $$;
grant execute on function app.whose_question to app_user;

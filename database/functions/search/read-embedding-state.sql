-- How far a model has got with the passages of the organization, of those that may be sent to it, and why it
-- does not go on.
create or replace function app.read_embedding_state(p_model text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_ability('organization.manage');
  return (
    select jsonb_build_object(
      'done', count(*) filter (where e.embedding_model = p_model),
      'of', count(*),
      'problem', (
        select t.problem
        from app.embedding_turns t
        where t.org_id = app.org_id()
          and t.model = p_model
      )
    )
    from public.search_entries e
    left join public.clients c
      on c.org_id = e.org_id
      and c.id = e.client_id
    where e.org_id = app.org_id()
      and not coalesce(c.ai_never_send, false)
  );
end $$;
grant execute on function app.read_embedding_state to app_user;

-- Who calls a language model: a run of a session, an interview of a persona, a group whose customers' words
-- are sorted, a document that is read, or the client or the organization whose answers of a beginning are
-- read. No row where none has this id.
create or replace function app.caller_of(p_org_id uuid, p_id uuid)
returns table (
  run_id uuid,
  session_id uuid,
  interview_id uuid,
  group_id uuid,
  document_id uuid,
  client_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select r.id, r.session_id, null::uuid, null::uuid, null::uuid, r.client_id
    from public.agent_runs r
    where r.org_id = p_org_id
      and r.id = p_id
    union all
    select null, null, i.id, null, null, i.client_id
    from public.persona_interviews i
    where i.org_id = p_org_id
      and i.id = p_id
    union all
    select null, null, null, f.id, null, f.client_id
    from public.company_facts f
    where f.org_id = p_org_id
      and f.id = p_id
      and f.kind = 'segment'
    union all
    select null, null, null, null, d.id, d.client_id
    from public.documents d
    where d.org_id = p_org_id
      and d.id = p_id
    union all
    select null, null, null, null, null, c.id
    from public.clients c
    where c.org_id = p_org_id
      and c.id = p_id
    union all
    select null, null, null, null, null, null
    from public.organizations o
    where o.id = p_org_id
      and o.id = p_id;
end $$;

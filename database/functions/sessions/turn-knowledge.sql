-- Everything an agent's turn knows, in one answer: the profile with the brand, the thread to p_head oldest
-- first, the standing facts of the company model, the one among them that the session is about, and the
-- moves that are under way, done or dropped.
-- What was only read in a message that is not in the thread, because it was said again in other words, is
-- left out.
create or replace function app.turn_knowledge(p_session_id uuid, p_client_id uuid, p_head uuid)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with recursive thread as (
      select m as message, 1 as depth
      from public.agent_messages m
      where m.org_id = app.org_id()
        and m.session_id = p_session_id
        and m.id = p_head
      union all
      select m, t.depth + 1
      from thread t
      join public.agent_messages m
        on m.org_id = app.org_id()
          and m.session_id = p_session_id
          and m.id = (t.message).parent_id
    )
    select jsonb_build_object(
      'profile', (
        select jsonb_build_object(
          'companyName', coalesce(b.company_name, c.name, o.name),
          'industry', coalesce(b.industry, c.industry, 'Other'),
          'companySize', coalesce(b.company_size, '1-10'),
          'description', coalesce(b.description, ''),
          'brand', app.brand_content(p_client_id)
        )
        from public.organizations o
        left join public.clients c on c.org_id = o.id and c.id = p_client_id
        left join public.business_contexts b
          on b.org_id = o.id
            and b.client_id is not distinct from p_client_id
        where o.id = app.org_id()
      ),
      'thread', coalesce((
        select jsonb_agg(app.message_json(t.message) order by t.depth desc)
        from thread t
      ), '[]'),
      'facts', coalesce((
        select jsonb_agg(to_jsonb(f) - 'org_id' order by f.kind, f.created_at, f.id)
        from app.company_fact_rows f
        where f.org_id = app.org_id()
          and f.client_id is not distinct from p_client_id
          and f.status in ('proposed', 'assumed', 'confirmed')
          and (
            f.status <> 'proposed'
            or p_session_id is null
            or f.session_id is distinct from p_session_id
            or f.message_id is null
            or exists (
              select 1
              from thread t
              where (t.message).id = f.message_id
            )
          )
      ), '[]'),
      'byHand', coalesce((
        select jsonb_object_agg(o.output_type, o.content -> 'byHand')
        from (
          select distinct on (o.output_type) o.output_type, o.content
          from public.agent_outputs o
          where o.org_id = app.org_id()
            and o.session_id = p_session_id
            and o.deleted_at is null
            and o.output_type <> 'combined'
          order by o.output_type, o.created_at desc
        ) o
      ), '{}'),
      'subject', (
        select s.subject_id
        from public.agent_sessions s
        where s.org_id = app.org_id()
          and s.id = p_session_id
      ),
      'settled', to_jsonb(app.settled_plays(p_client_id))
    )
  );
end $$;
grant execute on function app.turn_knowledge to app_user;

-- Why a deliverable is stale: facts that changed after it was written, with what they said last before, and
-- documents behind its facts that expired or were replaced. Without any, nothing is wrong with it. Lines that
-- were left as they were say the facts of an earlier moment, and name those that changed. from: the oldest
-- moment whose facts it says.
create or replace function app.why_stale(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_facts_at timestamptz := (
    select o.facts_at
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = p_id
  );
  v_kept jsonb := (
    select o.content -> 'keptLines'
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = p_id
  );
  v_from timestamptz := coalesce((v_kept ->> 'since')::timestamptz, v_facts_at);
begin
  perform app.read_output(p_id);
  return jsonb_build_object(
    'since', app.stale_since(p_id),
    'from', v_from,
    'facts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', f.id,
            'kind', f.kind,
            'label', f.label,
            'attributes', f.attributes,
            'quote', f.quote,
            'status', f.status,
            'changed_at', f.updated_at,
            'before', (
              select jsonb_build_object('label', v.label, 'attributes', v.attributes)
              from public.company_fact_versions v
              where v.org_id = f.org_id
                and v.fact_id = f.id
                and v.changed_at > case when v_kept -> 'facts' ? f.id::text then v_from else v_facts_at end
              order by v.changed_at, v.id
              limit 1
            ),
            'document', (
              select jsonb_build_object(
                'id', d.id,
                'name', d.name,
                'version', s.version,
                'page', s.page
              )
              from public.document_facts s
              join public.documents d on d.org_id = s.org_id and d.id = s.document_id
              where s.org_id = f.org_id
                and s.fact_id = f.id
            )
          )
          order by f.updated_at
        ),
        '[]'
      )
      from public.fact_uses u
      join public.company_facts f on f.org_id = u.org_id and f.id = u.fact_id
      where u.org_id = app.org_id()
        and u.output_id = p_id
        and (f.updated_at > v_facts_at or v_kept -> 'facts' ? f.id::text)
        and exists (
          select 1
          from public.stale_outputs s
          where s.org_id = u.org_id
            and s.output_id = u.output_id
        )
    ),
    'documents', (
      select coalesce(jsonb_agg(distinct to_jsonb(x)), '[]')
      from (
        select d.id, d.name, d.expires_on, d.version, s.version < d.version as replaced
        from public.fact_uses u
        join public.document_facts s on s.org_id = u.org_id and s.fact_id = u.fact_id
        join public.documents d on d.org_id = s.org_id and d.id = s.document_id
        join public.document_versions v
          on v.org_id = d.org_id
          and v.document_id = d.id
          and v.version = d.version
        where u.org_id = app.org_id()
          and u.output_id = p_id
          and d.deleted_at is null
          and (
            (s.version < d.version and v.created_at > v_facts_at)
            or (
              d.expires_on is not null
              and d.expires_on <= current_date
              and d.expires_on::timestamptz > v_facts_at
            )
          )
      ) x
    )
  );
end $$;
grant execute on function app.why_stale to app_user;

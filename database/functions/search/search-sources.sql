-- What can be found of some rows of a kind, passage by passage, as it stands in the tables that it is of.
-- `open` follows what those tables let the client's people read; `also` is found and not shown.
create or replace function app.search_sources(p_org_id uuid, p_kind text, p_ids uuid[])
returns table (
  kind text,
  source_id uuid,
  place integer,
  client_id uuid,
  open boolean,
  name text,
  heading text,
  words text,
  also text,
  language text,
  page integer,
  starts integer,
  about jsonb,
  changed_at timestamptz
)
language plpgsql stable set search_path = ''
-- Planned once: the plan of so many kinds takes ten times as long as reading a row of one.
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select
      s.kind,
      s.source_id,
      s.place,
      s.client_id,
      s.open,
      s.name,
      s.heading,
      s.words,
      s.also,
      s.language,
      s.page,
      s.starts,
      s.about,
      s.changed_at
    from (
      select
        d.org_id,
        'document'::text as kind,
        d.id as source_id,
        p.place,
        d.client_id,
        d.shared_at is not null as open,
        d.name,
        p.heading,
        p.words,
        '' as also,
        v.language,
        p.page,
        p.starts,
        jsonb_build_object('version', v.version, 'file', v.kind) as about,
        d.updated_at as changed_at
      from public.documents d
      join public.document_versions v
        on v.org_id = d.org_id
        and v.document_id = d.id
        and v.version = d.version
      join public.document_passages p
        on p.org_id = v.org_id
        and p.document_id = v.document_id
        and p.version = v.version
      where d.deleted_at is null
      union all
      select
        o.org_id,
        'output',
        o.id,
        t.place,
        o.client_id,
        o.shared_at is not null,
        o.title,
        '',
        t.words,
        concat_ws(' ', replace(o.agent_type, '-', ' '), replace(o.output_type, '-', ' ')),
        null,
        null,
        null,
        jsonb_build_object('agent', o.agent_type),
        o.updated_at
      from public.agent_outputs o
      cross join lateral app.pieces_of(app.words_of_output(o.summary, o.content)) t
      where o.deleted_at is null
      union all
      select
        c.org_id,
        'campaign',
        c.id,
        1,
        c.client_id,
        c.status not in ('draft', 'cancelled')
          or exists (
            select 1
            from public.approvals a
            where a.org_id = c.org_id
              and a.campaign_id = c.id
              and a.status <> 'withdrawn'
          ),
        c.name,
        '',
        concat_ws(
          E'\n',
          c.description,
          c.target_audience,
          c.geographic_target,
          c.competitor_context,
          nullif(array_to_string(c.goals || c.objectives || c.success_metrics, E'\n'), ''),
          nullif(array_to_string(c.marketing_channels || c.content_pillars, ', '), ''),
          nullif(array_to_string(c.target_personas || c.tags, ', '), '')
        ),
        'campaign',
        null,
        null,
        null,
        jsonb_build_object('status', c.status),
        c.updated_at
      from public.campaigns c
      union all
      select
        c.org_id,
        'client',
        c.id,
        1,
        c.id,
        false,
        c.name,
        '',
        concat_ws(E'\n', c.industry, app.words_in(c.client_info, 'strict $.**')),
        'client',
        null,
        null,
        null,
        jsonb_build_object('status', c.status),
        c.updated_at
      from public.clients c
      union all
      select
        f.org_id,
        'fact',
        f.id,
        1,
        f.client_id,
        false,
        f.label,
        '',
        f.quote,
        concat_ws(' ', replace(f.kind, '-', ' '), app.words_in(f.attributes, 'strict $.**')),
        null,
        null,
        null,
        jsonb_build_object('fact', f.kind, 'status', f.status),
        f.updated_at
      from public.company_facts f
      where f.status not in ('removed', 'superseded')
      union all
      select
        m.org_id,
        'message',
        m.id,
        t.place,
        m.client_id,
        false,
        s.title,
        '',
        t.words,
        replace(s.agent_type, '-', ' '),
        null,
        null,
        null,
        jsonb_build_object('agent', s.agent_type, 'session', s.id, 'mode', s.mode),
        m.created_at
      from public.agent_messages m
      join public.agent_sessions s
        on s.org_id = m.org_id
        and s.id = m.session_id
      cross join lateral app.pieces_of(m.body) t
      where s.deleted_at is null
      union all
      select
        m.org_id,
        'message',
        m.id,
        t.place,
        m.client_id,
        true,
        '',
        '',
        t.words,
        'message',
        null,
        null,
        null,
        jsonb_build_object('from_client', m.from_client),
        m.created_at
      from public.portal_messages m
      cross join lateral app.pieces_of(m.body) t
    ) s
    where s.org_id = p_org_id
      and s.kind = p_kind
      and s.source_id = any (p_ids);
end $$;
